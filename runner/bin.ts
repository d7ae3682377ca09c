#!/usr/bin/env node
// An older Node stops at imports of what it lacks: it is told so before anything is imported.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) {
  const { main } = await import('./cli.ts');
  await main(process.argv.slice(2));
} else {
  console.error(`error: pi-conform needs Node 20.19, 22.12 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 2;
}
