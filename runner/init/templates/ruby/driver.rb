# A driver for pi-conform: it reads requests on standard input, one a line, and answers on standard output.
#
# Next: call your own implementation in "path/directory", then add "session/read" to METHODS.
# What each method takes and answers is in PROTOCOL.md of the npm package pi-session-conformance.
require "json"

# Raise it for input that your implementation refuses.
class Rejected < StandardError; end

METHODS = {
  "path/directory" => lambda do |params|
    { name: "--#{params["cwd"].sub(%r{\A[/\\]}, "").gsub(%r{[/\\:]}, "-")}--" }
  end,
  # "session/read" => ->(params) { ... }, # {"path"} -> {"header", "entries", "leafId"}
}

def initialize_result
  {
    protocol: 1,
    implementation: { name: "mine", version: "0.1.0", language: "Ruby" },
    follows: "1.6.0", # the Pi release whose format you follow
    methods: METHODS.keys,
    limits: ["no-lone-surrogates"], # the json library does not write them
  }
end

def answer(request)
  return { result: initialize_result } if request["method"] == "initialize"

  method = METHODS[request["method"]]
  return { error: { code: -32601, message: request["method"] } } if method.nil?

  { result: method.call(request["params"]) }
rescue Rejected => refusal
  { error: { code: -32000, message: refusal.message } }
rescue StandardError => error
  { error: { code: -32603, message: error.full_message(highlight: false) } }
end

$stdin.set_encoding("UTF-8")
$stdout.set_encoding("UTF-8")
$stdout.sync = true # the runner waits for each answer
$stdin.each_line do |line|
  request = JSON.parse(line)
  puts JSON.generate({ jsonrpc: "2.0", id: request["id"], **answer(request) })
end
