import type { Command } from 'commander';
import { onlyOption, skipOption } from './options.ts';

interface ListFlags {
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly json?: boolean;
}

export function addList(program: Command): void {
  program
    .command('list')
    .description('show the rules')
    .addOption(onlyOption())
    .addOption(skipOption())
    .option('--json', 'as JSON')
    .action(async (flags: ListFlags) => {
      const [{ loadSuites }, { select }] = await Promise.all([
        import('../load-suites.ts'),
        import('../select.ts'),
      ]);
      const selected = select(await loadSuites(), flags);
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
