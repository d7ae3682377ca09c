/** What a check may ask for; each has a remedy in each language. */
export type Remedy =
  'flush' | 'logs' | 'utf8' | 'long-line' | 'refusal' | 'error-id' | 'null-list' | 'exit' | 'surrogates';

export type Language = 'python' | 'javascript' | 'go' | 'rust' | 'java' | 'csharp' | 'ruby' | 'any';

const REMEDIES: Readonly<
  Record<Remedy, Readonly<Partial<Record<Language, string>> & { readonly any: string }>>
> = {
  flush: {
    any: 'flush standard output after each answer',
    python: 'print(line, flush=True), or sys.stdout.buffer.flush() after each write',
    javascript: 'write with process.stdout.write(line), or use serve() of this package',
    go: 'call Flush() of the bufio.Writer after each answer',
    rust: 'call stdout.flush()? after each writeln!',
    java: 'new PrintWriter(System.out, true), or out.flush() after each println',
    csharp: 'Console.Out.Flush() after each WriteLine, or a StreamWriter with AutoFlush = true',
    ruby: '$stdout.sync = true at the start',
  },
  logs: {
    any: 'write what is for people to standard error',
    python: 'print(..., file=sys.stderr); logging.basicConfig() writes there by itself',
    javascript: 'console.error(...) in place of console.log(...)',
    go: 'log.Print(...) writes to standard error; fmt.Print does not',
    rust: 'eprintln! in place of println!',
    java: 'System.err.println(...), and a logger whose handler writes to System.err',
    csharp: 'Console.Error.WriteLine(...)',
    ruby: 'warn(...) or $stderr.puts in place of puts',
  },
  utf8: {
    any: 'read and write UTF-8 without a byte order mark, whatever the locale says',
    python: 'use sys.stdin.buffer and sys.stdout.buffer, or sys.stdout.reconfigure(encoding="utf-8")',
    javascript: 'process.stdin.setEncoding("utf8"), so that no letter is cut between two chunks',
    go: 'json.Decoder and json.Encoder are UTF-8 as they are; take any other conversion out',
    rust: 'read_line into a String is UTF-8 as it is; take any other conversion out',
    java: 'new InputStreamReader(System.in, UTF_8) and new PrintStream(System.out, true, UTF_8)',
    csharp: 'Console.OpenStandardOutput() with new UTF8Encoding(false): Console.OutputEncoding adds a mark',
    ruby: '$stdin.set_encoding("UTF-8"); $stdout.set_encoding("UTF-8")',
  },
  'long-line': {
    any: 'read lines of any length',
    python: 'for line in sys.stdin.buffer reads lines of any length',
    javascript: 'gather chunks until a line feed; or use serve() of this package',
    go: 'bufio.Scanner stops at 64 KiB: scanner.Buffer(nil, 1<<30), or bufio.Reader.ReadBytes',
    rust: 'BufRead::read_until takes lines of any length',
    java: 'BufferedReader.readLine takes lines of any length',
    csharp:
      'Console.ReadLine stops at 4,096 characters of a terminal: read a StreamReader on OpenStandardInput()',
    ruby: '$stdin.each_line takes lines of any length',
  },
  refusal: {
    any: 'answer {"error":{"code":-32000,"message":"..."}} for input that you refuse, and read on',
    python: 'raise an exception of your own for it, and catch it around the call of the method',
    javascript: 'throw new Rejected(why): serve() makes the answer of it',
    go: 'return an error of your own type, and answer it with code -32000; do not panic',
    rust: 'return Err(Rejected(...)) and answer it with code -32000; do not unwrap()',
    java: 'throw an exception of your own, and catch it around the call of the method',
    csharp: 'throw an exception of your own, and catch it around the call of the method',
    ruby: 'raise a class of your own, and rescue it around the call of the method',
  },
  'error-id': {
    any: 'answer an error with the id of its request, as a result',
  },
  'null-list': {
    any: 'answer [] for an empty list',
    go: 'make([]Entry, 0) in place of var entries []Entry: a nil slice becomes null',
    csharp: 'new List<Entry>() in place of null',
    java: 'List.of() in place of null',
  },
  exit: {
    any: 'leave the loop at the end of standard input, end what you started, and exit with code 0',
    python: 'for line in sys.stdin.buffer ends by itself; threads need daemon=True',
    javascript: 'clear timers and close servers, or process.exit(0) in the "end" event of process.stdin',
    go: 'return from main when Scan() gives false',
    java: 'leave the loop when readLine() gives null; threads need setDaemon(true)',
    csharp: 'leave the loop when ReadLine() gives null',
  },
  surrogates: {
    any: 'keep it, or declare limits: ["no-lone-surrogates"] in the answer to initialize, and such cases are skipped',
    python: 'json keeps it; write with ensure_ascii=True, so that it needs no encoding',
  },
};

export const remedyFor = (remedy: Remedy, language: Language): string =>
  REMEDIES[remedy][language] ?? REMEDIES[remedy].any;

const BY_WORD: readonly (readonly [RegExp, Language])[] = [
  [/^(?:python|pypy|uv$|pipx?$)|\.py$/, 'python'],
  [/^(?:node|npx|tsx|deno|bun|java-?script|type-?script)|\.[cm]?[jt]s$/, 'javascript'],
  [/^(?:go|golang)$|\.go$/, 'go'],
  [/^(?:cargo|rust)/, 'rust'],
  [/^(?:java|kotlin)|\.jar$/, 'java'],
  [/^(?:dotnet|c#|csharp|f#)|\.dll$/, 'csharp'],
  [/^(?:ruby|bundle)|\.rb$/, 'ruby'],
];

/** The language of a driver: what it says itself, else what its command looks like. */
export function languageOf(declared: string | undefined, command: readonly string[]): Language {
  const words = [declared ?? '', ...command.slice(0, 2).map((word) => word.replace(/^.*[\\/]/, ''))];
  for (const word of words) {
    const found = BY_WORD.find(([pattern]) => pattern.test(word.toLowerCase()));
    if (found !== undefined) return found[1];
  }
  return 'any';
}
