// A driver for pi-conform: it reads requests on standard input, one a line, and answers on standard output.
//
// Next: call your own implementation in directory, then add "session/read" to methods.
// What each method takes and answers is in PROTOCOL.md of the npm package pi-session-conformance.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"log"
	"os"
	"strings"
)

const (
	rejected       = -32000
	methodNotFound = -32601
	internalError  = -32603
)

// Refusal is returned for input that your implementation refuses.
type Refusal struct{ Why string }

func (refusal Refusal) Error() string { return refusal.Why }

type request struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

type failure struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

var methods = map[string]func(json.RawMessage) (any, error){
	"path/directory": directory,
	// "session/read": read, // {"path"} -> {"header", "entries", "leafId"}; make(...) empty lists, nil becomes null
}

func initialize() any {
	names := make([]string, 0, len(methods))
	for name := range methods {
		names = append(names, name)
	}
	return map[string]any{
		"protocol":       1,
		"implementation": map[string]any{"name": "mine", "version": "0.1.0", "language": "Go"},
		"follows":        "1.6.0", // the Pi release whose format you follow
		"methods":        names,
		"limits":         []string{"no-lone-surrogates"}, // encoding/json replaces them
	}
}

func directory(params json.RawMessage) (any, error) {
	var given struct {
		Cwd string `json:"cwd"`
	}
	if err := json.Unmarshal(params, &given); err != nil {
		return nil, err
	}
	cwd := given.Cwd
	if strings.HasPrefix(cwd, "/") || strings.HasPrefix(cwd, `\`) {
		cwd = cwd[1:]
	}
	name := strings.NewReplacer("/", "-", `\`, "-", ":", "-").Replace(cwd)
	return map[string]string{"name": "--" + name + "--"}, nil
}

func answer(asked request) (any, *failure) {
	if asked.Method == "initialize" {
		return initialize(), nil
	}
	method, known := methods[asked.Method]
	if !known {
		return nil, &failure{methodNotFound, asked.Method}
	}
	result, err := method(asked.Params)
	var refusal Refusal
	if errors.As(err, &refusal) {
		return nil, &failure{rejected, refusal.Why}
	}
	if err != nil {
		return nil, &failure{internalError, err.Error()}
	}
	return result, nil
}

func main() {
	in := bufio.NewReader(os.Stdin) // a Scanner would stop at 64 KiB
	out := json.NewEncoder(os.Stdout)
	for {
		line, err := in.ReadBytes('\n')
		if len(line) > 0 {
			var asked request
			if err := json.Unmarshal(line, &asked); err != nil {
				log.Fatal(err) // to standard error: standard output belongs to the protocol
			}
			reply := map[string]any{"jsonrpc": "2.0", "id": asked.ID}
			if result, failed := answer(asked); failed != nil {
				reply["error"] = failed
			} else {
				reply["result"] = result
			}
			if err := out.Encode(reply); err != nil {
				log.Fatal(err)
			}
		}
		if err == io.EOF {
			return
		}
		if err != nil {
			log.Fatal(err)
		}
	}
}
