import type { Command } from 'commander';
import { onlyOption, skipOption } from './options.ts';

interface ListFlags {
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly json?: boolean;
  readonly fixtures?: string | true;
}

export function addList(program: Command): void {
  program
    .command('list')
    .description('show the rules')
    .addOption(onlyOption())
    .addOption(skipOption())
    .option('--fixtures [folder]', 'the golden cases, of this package or of another set')
    .option('--json', 'as JSON')
    .action(async (flags: ListFlags) => {
      const [{ loadGoldenSuites, loadSuites }, { select }] = await Promise.all([
        import('../load-suites.ts'),
        import('../select.ts'),
      ]);
      const { fixtures } = flags;
      const suites = await (fixtures === undefined
        ? loadSuites()
        : loadGoldenSuites(fixtures === true ? undefined : fixtures));
      const selected = select(suites, flags);
      const facts = selected.map(({ area, rule: { id, level, title, since, method, platform, hazard } }) => ({
        rule: id,
        area,
        level,
        title,
        ...(since !== undefined && { since }),
        method,
        ...(platform !== undefined && { platform }),
        ...(hazard !== undefined && { hazard: hazard.pi }),
      }));
      const width = Math.max(...facts.map(({ rule }) => rule.length));
      const lines = facts.map(
        ({ rule, level, title }) => `${rule.padEnd(width)}  ${level.padEnd(8)}  ${title}`,
      );
      process.stdout.write(`${flags.json === true ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`);
    });
}
