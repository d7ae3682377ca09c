// A driver for pi-conform: it reads requests on standard input, one a line, and answers on standard output.
//
// Next: call your own implementation in Directory, then add "session/read" to Call.
// What each method takes and answers is in PROTOCOL.md of the npm package pi-session-conformance.
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

var utf8 = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false);
using var input = new StreamReader(Console.OpenStandardInput(), utf8);
using var output = new StreamWriter(Console.OpenStandardOutput(), utf8) { AutoFlush = true, NewLine = "\n" };

while (input.ReadLine() is { } line)
{
    var request = JsonNode.Parse(line)!;
    var reply = new JsonObject { ["jsonrpc"] = "2.0", ["id"] = request["id"]!.DeepClone() };
    try
    {
        reply["result"] = Call((string)request["method"]!, request["params"]);
    }
    catch (Rejected refusal)
    {
        reply["error"] = new JsonObject { ["code"] = -32000, ["message"] = refusal.Message };
    }
    catch (NotImplementedException missing)
    {
        reply["error"] = new JsonObject { ["code"] = -32601, ["message"] = missing.Message };
    }
    catch (Exception error)
    {
        reply["error"] = new JsonObject { ["code"] = -32603, ["message"] = error.ToString() };
    }
    output.WriteLine(reply.ToJsonString());
}

static JsonNode Call(string method, JsonNode? parameters) => method switch
{
    "initialize" => new JsonObject
    {
        ["protocol"] = 1,
        ["implementation"] = new JsonObject { ["name"] = "mine", ["version"] = "0.1.0", ["language"] = "C#" },
        ["follows"] = "1.6.0", // the Pi release whose format you follow
        ["methods"] = new JsonArray("path/directory"),
        ["limits"] = new JsonArray("no-lone-surrogates"), // System.Text.Json does not read them
    },
    "path/directory" => Directory((string)parameters!["cwd"]!),
    // "session/read" => Read(...), // {"path"} -> {"header", "entries", "leafId"}
    _ => throw new NotImplementedException(method),
};

static JsonNode Directory(string cwd)
{
    var rest = cwd.StartsWith('/') || cwd.StartsWith('\\') ? cwd[1..] : cwd;
    return new JsonObject { ["name"] = $"--{rest.Replace('/', '-').Replace('\\', '-').Replace(':', '-')}--" };
}

/// <summary>Thrown for input that your implementation refuses.</summary>
class Rejected(string why) : Exception(why);
