import type { FixtureStep } from '../../schema/index.ts';
import type { Step } from '../../suites/driving/step.ts';

/** Lays the bytes of a step into a file of the case, and gives the name that it got. */
type KeepFile = (name: string, bytes: Uint8Array) => string;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** Steps as JSON. What the runner places lies in a file beside the case; what it tears off a file is told as text. */
export function stepsToJson(steps: readonly Step[], keep: KeepFile): FixtureStep[] {
  return steps.map((step): FixtureStep => {
    if (!('bytes' in step) || typeof step.bytes === 'number') return { ...step };
    const { bytes, ...rest } = step;
    return step.act === 'place'
      ? { ...rest, file: keep(step.name, bytes) }
      : { ...rest, text: decoder.decode(bytes) };
  });
}

/** The same steps again. */
export function stepsFromJson(
  steps: readonly FixtureStep[],
  bytesOf: (file: string) => Uint8Array,
): readonly Step[] {
  return steps.map((step) => {
    const { file, text, ...rest } = step as FixtureStep & { file?: string; text?: string };
    if (file !== undefined) return { ...rest, bytes: bytesOf(file) } as Step;
    return (text === undefined ? rest : { ...rest, bytes: encoder.encode(text) }) as Step;
  });
}
