/** An implementation by somebody else that is on npm and runs here. */
export interface ThirdParty {
  /** The package, and the version that was looked at last. */
  readonly package: string;
  readonly version: string;
  /** What it says about itself, in short. */
  readonly is: string;
  /** The driver in this folder, which calls it as its users do. */
  readonly driver: 'usage-tracker' | 'transcript' | 'agent-client';
  /** The program in the package. */
  readonly program: string;
  /** The Node that it asks for, where that is newer than the oldest that this package supports. */
  readonly node?: string;
  /** The Pi release that it is held against. */
  readonly follows: string;
  /** Random inputs a rule: none where its answers are not plain text. */
  readonly runs: number;
  /** What a reader of its results must know to be fair. */
  readonly fair: string;
}

export const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    package: '@ccusage/pi',
    version: '18.0.11',
    is: 'sums tokens and cost of Pi sessions by day, month and session',
    driver: 'usage-tracker',
    program: 'dist/index.js',
    follows: '1.6.0',
    runs: 3,
    fair: 'It promises to count what the assistant said, and nothing more.',
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
    runs: 3,
    fair: 'Its list has an id, a working directory and a title; it never promised the rest.',
  },
];
