#!/usr/bin/env python3
"""A driver for pi-conform: it reads requests on standard input, one a line, and answers on standard output.

Next: call your own implementation in `directory`, then add `session/read` to METHODS.
What each method takes and answers is in PROTOCOL.md of the npm package pi-session-conformance.
"""
import json
import sys

REJECTED, METHOD_NOT_FOUND, INTERNAL_ERROR = -32000, -32601, -32603


class Rejected(Exception):
    """Raise it for input that your implementation refuses."""


def initialize(params):
    return {
        "protocol": 1,
        "implementation": {"name": "mine", "version": "0.1.0", "language": "Python"},
        "follows": "1.6.0",  # the Pi release whose format you follow
        "methods": [name for name in METHODS if name != "initialize"],
    }


def directory(params):
    cwd = params["cwd"]
    if cwd[:1] in "/\\":
        cwd = cwd[1:]
    return {"name": "--" + cwd.replace("/", "-").replace("\\", "-").replace(":", "-") + "--"}


METHODS = {
    "initialize": initialize,
    "path/directory": directory,
    # "session/read": read,  # {"path"} -> {"header", "entries", "leafId"}
}


def answer(request):
    method = METHODS.get(request["method"])
    if method is None:
        return {"error": {"code": METHOD_NOT_FOUND, "message": request["method"]}}
    try:
        return {"result": method(request.get("params") or {})}
    except Rejected as refusal:
        return {"error": {"code": REJECTED, "message": str(refusal)}}
    except Exception as error:
        return {"error": {"code": INTERNAL_ERROR, "message": repr(error)}}


for line in sys.stdin.buffer:  # bytes: UTF-8 whatever the locale says, and lines end at LF only
    request = json.loads(line)
    reply = {"jsonrpc": "2.0", "id": request["id"], **answer(request)}
    sys.stdout.buffer.write(json.dumps(reply).encode() + b"\n")
    sys.stdout.buffer.flush()  # the runner waits for this answer
