import { REJECTED } from '../../schema/protocol.ts';
import { validateResult } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import { Scratch } from '../case/scratch.ts';
import { shorten } from '../target/answer.ts';
import { askInitialize } from '../target/initialize.ts';
import { blocked, type CheckUp, type Examination, fine, type Seen } from './check.ts';
import { type Language, languageOf } from './remedies.ts';
import { BOM, Patient, type Said } from './patient.ts';
import { layOut, LETTERS, type Sample } from './samples.ts';

/** How long a driver may take to leave at the end of its input. */
const EXIT_GRACE = 2_000;

/**
 * Tries a driver for what goes wrong in most first ones. Nothing here is about the format of sessions.
 * @param timeout milliseconds for one answer
 */
export async function examine(command: readonly string[], timeout: number): Promise<Examination> {
  const scratch = new Scratch();
  const doctor = new Doctor(command, scratch, timeout);
  try {
    return await doctor.examine();
  } finally {
    await doctor.end();
    scratch.remove();
  }
}

type Answer = Readonly<Record<string, unknown>>;

class Doctor {
  readonly #command: readonly string[];
  readonly #scratch: Scratch;
  readonly #timeout: number;
  readonly #checks: CheckUp[] = [];
  #patient: Patient;
  #language: Language;
  #methods: readonly string[] = [];

  constructor(command: readonly string[], scratch: Scratch, timeout: number) {
    this.#command = command;
    this.#scratch = scratch;
    this.#timeout = timeout;
    this.#language = languageOf(undefined, command);
    this.#patient = this.#fresh();
  }

  async examine(): Promise<Examination> {
    const why = await this.#start();
    const later: readonly (readonly [string, () => Promise<Seen>])[] = [
      ['UTF-8', () => this.#letters()],
      ['half signs', () => this.#surrogates()],
      ['a line of 1 MB', () => this.#longLine()],
      ['a refusal', () => this.#refusal()],
      ['an unknown method', () => this.#unknownMethod()],
      ['an empty list', () => this.#emptyList()],
      ['a clean exit', () => this.#exit()],
    ];
    for (const [name, check] of later) {
      if (why === undefined && this.#patient.ended !== undefined) await this.#again();
      this.#say(name, why === undefined ? await check() : blocked(why));
    }
    this.#say('nothing left behind', why === undefined ? this.#children() : blocked(why));
    return { checks: this.#checks, language: this.#language, methods: this.#methods };
  }

  end(): Promise<void> {
    return this.#patient.kill();
  }

  #fresh(): Patient {
    return new Patient(this.#command, this.#scratch.environment);
  }

  #say(name: string, seen: Seen): void {
    this.#checks.push({ name, seen });
  }

  /** The first checks hang together. @returns why nothing further can be tried */
  async #start(): Promise<string | undefined> {
    this.#patient.send('initialize', askInitialize.params);
    const said = await this.#patient.next(this.#timeout);
    if ('message' in said) return this.#answered(said);
    if ('ended' in said) {
      const stderr = this.#patient.stderr().split('\n').slice(-5).join('\n');
      this.#say('start', {
        sign: 'wrong',
        fact: said.ended,
        ...(stderr !== '' && { line: stderr }),
        why: 'a driver stays, and answers one request after the other',
        remedy: { says: 'run the command by itself: it must wait for input' },
      });
      if (this.#patient.noise.length > 0) this.#say('standard output', this.#noise());
      return 'it does not stay';
    }
    return this.#late();
  }

  #answered(said: Extract<Said, { message: unknown }>, seconds?: number): string | undefined {
    this.#say(
      'start',
      seconds === undefined
        ? fine('it starts')
        : {
            sign: 'warning',
            fact: `its first answer took more than ${seconds} s`,
            why: 'a run starts it afresh after each breakdown',
            remedy: { says: 'build it before, and start the program itself' },
          },
    );
    const wrong = this.#handshake(said);
    this.#say('handshake', wrong ?? fine(`initialize is answered, methods: ${this.#methods.length}`));
    this.#say('flushing', fine('the answer comes while its input is open'));
    this.#say('standard output', this.#noise());
    return wrong === undefined ? undefined : 'the answer to initialize is not right';
  }

  /** No answer came: does it come when the input ends, or is the driver only slow? */
  async #late(): Promise<string | undefined> {
    await this.#patient.close(this.#timeout);
    const atTheEnd = await this.#patient.next(100);
    const { noise } = this.#patient;
    await this.#patient.kill();
    if ('message' in atTheEnd) {
      this.#patient = this.#fresh();
      this.#patient.send('initialize', askInitialize.params);
      const said = await this.#patient.next(2 * this.#timeout);
      if ('message' in said) return this.#answered(said, this.#timeout / 1000);
    }
    this.#say('start', fine('it starts'));
    if ('message' in atTheEnd)
      this.#say('flushing', {
        sign: 'wrong',
        fact: 'the answer to initialize came only when its input was closed',
        line: shorten(atTheEnd.line),
        why: 'a runner waits for each answer before it ends the input: yours waits in a buffer',
        remedy: 'flush',
      });
    else
      this.#say('handshake', {
        sign: 'wrong',
        fact: `initialize was not answered within ${this.#timeout} ms, nor at the end of the input`,
        why: 'it is the first request, and all others follow from its answer',
        remedy: { says: 'read a line from standard input, and write one line of JSON with the same id' },
      });
    if (noise.length > 0) this.#say('standard output', this.#noise(noise));
    return 'initialize was not answered';
  }

  #handshake({ message, line }: Extract<Said, { message: unknown }>): Seen | undefined {
    const wrong = (fact: string, says: string): Seen => ({
      sign: 'wrong',
      fact,
      line: shorten(line),
      why: 'a run begins with what this answer says',
      remedy: { says },
    });
    if (message['jsonrpc'] !== '2.0' || message['id'] !== 1)
      return wrong(
        'the answer to initialize lacks "jsonrpc": "2.0" or the id of the request',
        'answer {"jsonrpc":"2.0","id":<that of the request>,"result":{...}}',
      );
    if (!('result' in message))
      return wrong('initialize was answered with an error', 'answer it with a result');
    const [problem] = validateResult('initialize', message['result']);
    if (problem !== undefined)
      return wrong(
        `in the answer to initialize, ${problem.pointer || 'the result'} breaks "${problem.keyword}"`,
        'see initialize in PROTOCOL.md of this package',
      );
    try {
      const { methods, language } = askInitialize.read({ result: message['result'] });
      this.#methods = methods;
      this.#language = languageOf(language, this.#command);
    } catch (thrown) {
      return wrong((thrown as Error).message, 'answer "protocol": 1');
    }
    return undefined;
  }

  #noise(noise: readonly Buffer[] = this.#patient.noise): Seen {
    const [first] = noise;
    if (first === undefined) return fine('it holds answers and nothing else');
    const text = shorten(first);
    const isMarked = text.startsWith(BOM);
    return {
      sign: 'wrong',
      fact: isMarked
        ? 'a line begins with a byte order mark'
        : `${noise.length === 1 ? 'a line is' : `${noise.length} lines are`} not a JSON object`,
      line: isMarked ? text.replace(BOM, '<U+FEFF>') : text,
      why: 'standard output belongs to the protocol: such a line ends the driver in a run',
      remedy: isMarked ? 'utf8' : 'logs',
    };
  }

  /** A new process, past its handshake. */
  async #again(): Promise<void> {
    await this.#patient.kill();
    this.#patient = this.#fresh();
    this.#patient.send('initialize', askInitialize.params);
    await this.#patient.next(this.#timeout);
  }

  async #ask(method: string, params: object): Promise<{ id: number; said: Said }> {
    const id = this.#patient.send(method, params);
    return { id, said: await this.#patient.next(this.#timeout) };
  }

  /** Asks about a session file, where that is declared. */
  async #read(sample: Sample, judge: (answer: Answer, line: Buffer) => Seen): Promise<Seen> {
    const method = ['session/read', 'session/info', 'session/tree'].find((one) =>
      this.#methods.includes(one),
    );
    if (method === undefined) return blocked('it declares no method that reads a file');
    const { said } = await this.#ask(method, { path: layOut(this.#scratch.root, sample) });
    return 'message' in said ? judge(said.message, said.line) : this.#silent(method, said);
  }

  #silent(method: string, said: Said): Seen {
    const stderr = this.#patient.stderr().split('\n').slice(-3).join('\n');
    if (!('ended' in said)) void this.#patient.kill();
    return {
      sign: 'wrong',
      fact:
        'ended' in said
          ? `at ${method}, ${said.ended}`
          : `${method} was not answered within ${this.#timeout} ms`,
      ...(stderr !== '' && { line: stderr }),
      why: 'each request is answered, with a result or an error',
      remedy: { says: 'catch what goes wrong within one request, answer an error, and read the next line' },
    };
  }

  async #letters(): Promise<Seen> {
    if (!this.#methods.includes('session/read')) return blocked('session/read is not declared');
    return this.#read('letters', (answer, line) => {
      const cwd = headerOf(answer)?.['cwd'];
      return cwd === `/home/${LETTERS}`
        ? fine('letters of two, three and four bytes come back as they are')
        : {
            sign: 'wrong',
            fact: `the cwd "/home/${LETTERS}" came back as ${JSON.stringify(cwd ?? answer['error'] ?? null)}`,
            line: shorten(line),
            why: 'the protocol is UTF-8, and U+2028 ends no line',
            remedy: 'utf8',
          };
    });
  }

  async #surrogates(): Promise<Seen> {
    if (!this.#methods.includes('session/read')) return blocked('session/read is not declared');
    return this.#read('surrogate', (answer, line) =>
      headerOf(answer)?.['cwd'] === '/home/u/\ud83d'
        ? fine('half of a surrogate pair comes back as it is')
        : {
            sign: 'warning',
            fact: String.raw`a string with the escape \ud83d alone came back changed, or was refused`,
            line: shorten(line),
            why: 'Pi keeps such strings: rules that need them will fail',
            remedy: 'surrogates',
          },
    );
  }

  async #longLine(): Promise<Seen> {
    const good = (): Seen => fine('a line of 1 MB is read and answered');
    if (['session/read', 'session/info', 'session/tree'].some((one) => this.#methods.includes(one)))
      return this.#withRemedy(await this.#read('long', good));
    const method = ['path/sessionId', 'path/directory'].find((one) => this.#methods.includes(one));
    if (method === undefined) return blocked('it declares no method that takes a long text');
    const long = 'x'.repeat(1_000_000);
    const { said } = await this.#ask(
      method,
      method === 'path/sessionId' ? { sessionId: long } : { cwd: `/${long}`, platform: 'posix' },
    );
    return 'message' in said ? good() : this.#withRemedy(this.#silent(method, said));
  }

  #withRemedy(seen: Seen): Seen {
    return seen.sign === 'wrong' ? { ...seen, remedy: 'long-line' } : seen;
  }

  #refusal(): Promise<Seen> {
    return this.#read('noSession', ({ error, id, result }, line) => {
      const { code } = (error ?? {}) as { code?: unknown };
      const but = (sign: 'warning' | 'wrong', fact: string, remedy: Seen['remedy'] = 'refusal'): Seen => ({
        sign,
        fact,
        line: shorten(line),
        why: `a refusal has the code ${REJECTED}; any other error counts as a breakdown`,
        ...(remedy !== undefined && { remedy }),
      });
      if (typeof id !== 'number') return but('wrong', 'the error has no id', 'error-id');
      if (result !== undefined) return but('warning', 'a file that is not a session was read as one');
      return code === REJECTED
        ? fine(`a file that is not a session is refused with ${REJECTED}`)
        : but('wrong', `a file that is not a session was answered with the code ${String(code)}`);
    });
  }

  async #unknownMethod(): Promise<Seen> {
    const { id, said } = await this.#ask('doctor/unknown', {});
    if (!('message' in said)) return this.#silent('an unknown method', said);
    const { error, id: received } = said.message as { error?: { code?: unknown }; id?: unknown };
    if (received !== id)
      return {
        sign: 'wrong',
        fact: 'the error has not the id of its request',
        line: shorten(said.line),
        remedy: 'error-id',
      };
    return error === undefined
      ? { sign: 'warning', fact: 'a method that does not exist got a result', line: shorten(said.line) }
      : fine('a method that does not exist is answered with an error');
  }

  #emptyList(): Promise<Seen> {
    const method = ['session/read', 'session/info', 'session/tree'].find((one) =>
      this.#methods.includes(one),
    );
    return this.#read('empty', ({ result, error }, line) => {
      const [problem] = error === undefined ? validateResult(method as Method, result) : [];
      const isNull = problem?.received === null;
      if (problem === undefined) return fine('a session without entries has empty lists');
      return {
        sign: 'wrong',
        fact: `${problem.pointer} is ${isNull ? 'null' : 'not'} where a list must be`,
        line: shorten(line),
        why: 'null is not a list: such an answer counts as a breakdown',
        remedy: 'null-list',
      };
    });
  }

  async #exit(): Promise<Seen> {
    const ended = await this.#patient.close(EXIT_GRACE);
    if (ended === 'it exited with code 0') return fine('at the end of its input it exits with code 0');
    return {
      sign: 'warning',
      fact:
        ended === undefined
          ? `it still runs ${EXIT_GRACE} ms after the end of its input`
          : `at the end of its input, ${ended}`,
      why: 'a run ends sooner, and says nothing of it',
      remedy: 'exit',
    };
  }

  #children(): Seen {
    if (this.#patient.ended === undefined) return blocked('it did not exit');
    return this.#patient.hasChildren()
      ? {
          sign: 'warning',
          fact: 'a process that it started is still there after its exit',
          why: 'it may hold files and ports of the next run',
          remedy: 'exit',
        }
      : fine('no process is left when it has ended');
  }
}

const headerOf = ({ result }: Answer): Readonly<Record<string, unknown>> | undefined =>
  (result as { header?: Readonly<Record<string, unknown>> } | undefined)?.header;
