//! A driver for pi-conform: it reads requests on standard input, one a line, and answers on standard output.
//!
//! Next: call your own implementation in `directory`, then add "session/read" to `METHODS` and `call`.
//! What each method takes and answers is in PROTOCOL.md of the npm package pi-session-conformance.
use serde_json::{json, Value};
use std::io::{self, BufRead, Write};

/// What went wrong with one request.
enum Failure {
    /// Your implementation looked at the input and refuses it.
    #[allow(dead_code)]
    Rejected(String),
    NotFound(String),
    Internal(String),
}

const METHODS: &[&str] = &["path/directory"];

fn call(method: &str, params: &Value) -> Result<Value, Failure> {
    match method {
        "initialize" => Ok(json!({
            "protocol": 1,
            "implementation": { "name": "mine", "version": "0.1.0", "language": "Rust" },
            "follows": "1.6.0", // the Pi release whose format you follow
            "methods": METHODS,
            "limits": ["no-lone-surrogates"], // a String cannot hold them
        })),
        "path/directory" => directory(params),
        // "session/read" => read(params), // {"path"} -> {"header", "entries", "leafId"}
        _ => Err(Failure::NotFound(method.to_string())),
    }
}

fn directory(params: &Value) -> Result<Value, Failure> {
    let cwd = params["cwd"].as_str().ok_or_else(|| Failure::Internal("no cwd".to_string()))?;
    let rest = cwd.strip_prefix(['/', '\\']).unwrap_or(cwd);
    Ok(json!({ "name": format!("--{}--", rest.replace(['/', '\\', ':'], "-")) }))
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let method = request["method"].as_str().unwrap_or_default();
        let mut reply = json!({ "jsonrpc": "2.0", "id": request["id"] });
        match call(method, &request["params"]) {
            Ok(result) => reply["result"] = result,
            Err(failure) => {
                let (code, message) = match failure {
                    Failure::Rejected(why) => (-32000, why),
                    Failure::NotFound(name) => (-32601, name),
                    Failure::Internal(why) => (-32603, why),
                };
                reply["error"] = json!({ "code": code, "message": message });
            }
        }
        writeln!(out, "{reply}")?;
        out.flush()?; // the runner waits for this answer
    }
    Ok(())
}
