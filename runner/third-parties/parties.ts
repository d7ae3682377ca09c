/** What runs a third party, where it is not the Node that runs this. */
export interface Runtime {
  readonly name: 'node' | 'bun';
  readonly version: string;
}

/** An implementation by somebody else that is on npm and runs here. */
export interface ThirdParty {
  /** The package, and the version that was looked at last. */
  readonly package: string;
  readonly version: string;
  /** What it says about itself, in short. */
  readonly is: string;
  /** The driver in this folder, which calls it as its users do. */
  readonly driver: 'usage-tracker' | 'transcript' | 'agent-client' | 'openclaw' | 'oh-my-pi';
  /** The file in the package that is started, or imported where the driver calls its functions. */
  readonly program: string;
  readonly runtime?: Runtime;
  /** Whether the driver itself runs in that runtime, as it calls functions and no program. */
  readonly callsFunctions?: true;
  /** The Pi release that it is held against: the last whose format it says to read, or that its code knows. */
  readonly follows: string;
  /** Random inputs a rule: none where its answers are not plain text, or take seconds. */
  readonly runs: number;
  /** What a reader of its results must know to be fair. */
  readonly fair: string;
}

const NODE_26: Runtime = { name: 'node', version: '26' };

export const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    package: '@oh-my-pi/pi-coding-agent',
    // The newest of which all parts could be had.
    version: '18.2.3',
    is: 'a coding agent that began as a copy of Pi, with its own session manager',
    driver: 'oh-my-pi',
    program: 'src/session/session-manager.ts',
    runtime: { name: 'bun', version: '1.4.5' },
    callsFunctions: true,
    follows: '0.50.0',
    runs: 3,
    fair: 'It left Pi long ago and never promised to share files with it: names stand in a line of their own before the header, models and usage are stored otherwise, and a session is one writer’s alone. Calls that have no result are taken out of its contexts, which Pi leaves to the providers. What it writes is its own format; what it reads of Pi’s is a courtesy.',
  },
  {
    package: 'openclaw',
    version: '2026.9.6',
    is: 'a gateway of agents in chats, whose session functions for plugins read Pi’s lines',
    driver: 'openclaw',
    program: 'dist/plugin-sdk/agent-sessions.js',
    runtime: NODE_26,
    callsFunctions: true,
    follows: '0.50.0',
    runs: 3,
    fair: 'It keeps its sessions in a database and has functions for Pi’s lines to take over what was there before. It was held against the Pi that it grew out of.',
  },
  {
    package: 'ccusage',
    version: '20.0.24',
    is: 'sums tokens and cost of eighteen agents, Pi among them (a program in Rust)',
    driver: 'usage-tracker',
    program: 'src/cli.js',
    follows: '1.6.0',
    runs: 3,
    fair: 'It promises to count what the assistant said, and nothing more.',
  },
  {
    package: '@ccusage/pi',
    version: '18.0.11',
    is: 'sums tokens and cost of Pi sessions by day, month and session',
    driver: 'usage-tracker',
    program: 'dist/index.js',
    follows: '1.6.0',
    runs: 3,
    fair: 'It promises to count what the assistant said, and nothing more. `ccusage` has taken its place.',
  },
  {
    package: 'llm-usage-metrics',
    version: '0.8.0',
    is: 'sums tokens and cost of sixteen agents, Pi among them',
    driver: 'usage-tracker',
    program: 'dist/index.js',
    follows: '1.6.0',
    runs: 3,
    fair: 'It counts events of one kind for all agents: summaries and tool results are not among them.',
  },
  {
    package: 'codeburn',
    version: '0.9.15',
    is: 'shows where tokens of coding agents go, by task, tool and model',
    driver: 'usage-tracker',
    program: 'dist/main.js',
    runtime: NODE_26,
    follows: '1.6.0',
    runs: 0,
    fair: 'Its costs come from prices of its own, and are not asked. It counts what the assistant said, and leaves out replies without input and output.',
  },
  {
    package: '@tokscale/core',
    version: '1.4.3',
    is: 'the reader of sessions of the tracker tokscale (Rust, called from Node)',
    driver: 'usage-tracker',
    program: 'index.js',
    follows: '1.6.0',
    runs: 3,
    fair: 'Its costs come from prices of its own, and are not asked. It counts messages of assistants and nothing else.',
  },
  {
    package: '@vibe-cafe/vibe-usage',
    version: '0.12.0',
    is: 'counts tokens of coding agents by half hours, to send them to a page',
    driver: 'usage-tracker',
    program: 'src/parsers/pi-coding-agent.js',
    follows: '1.6.0',
    runs: 3,
    fair: 'It adds what was written to the cache to the input and knows no cost: only output and what was read from the cache are asked.',
  },
  {
    package: '@psg2/pi-transcript',
    version: '2.2.1',
    is: 'turns a session into pages to read',
    driver: 'transcript',
    program: 'dist/cli.js',
    follows: '1.6.0',
    runs: 0,
    fair: 'It shows the whole file as a log, which is a choice. Prompts whose content is a string are missing from its pages and stand on its index only; most of what differs comes from that.',
  },
  {
    package: 'pi-acp',
    version: '0.0.34',
    is: 'lets editors drive Pi over the Agent Client Protocol, and lists its sessions',
    driver: 'agent-client',
    program: 'dist/index.js',
    follows: '1.6.0',
    runs: 0,
    fair: 'Its list has an id, a working directory and a title; it never promised the rest.',
  },
];
