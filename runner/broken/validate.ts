import { readFileSync } from 'node:fs';
import { fileRule, inspectBytes } from '../../suites/checking/index.ts';
import { REPORTED } from '../../suites/requirements/validate.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import checker from '../drivers/checker.ts';
import type { Broken } from './breaking.ts';

/** Checkers of files that refuse what is right, or overlook what breaks one rule. */

const checkerThat = (judge: (path: string) => boolean): AnyDriver => ({
  ...checker,
  'session/validate': ({ path }) => ({ valid: judge(String(path)), problems: [] }),
});

const overlooking = (overlooked: string): AnyDriver =>
  checkerThat((path) =>
    inspectBytes(readFileSync(path)).facts.every(
      ({ rule }) => rule === overlooked || fileRule(rule).level !== 'must',
    ),
  );

const ACCEPTING = ['validate/valid', 'validate/legacy', 'validate/unknown-role'];

export const brokenCheckers: readonly Broken[] = [
  ...ACCEPTING.map((rule) => ({ rule, fault: 'every file is refused', driver: checkerThat(() => false) })),
  ...Object.entries(REPORTED).map(([rule, { breaks }]) => ({
    rule,
    fault: `a file that breaks ${breaks} is reported as valid`,
    driver: overlooking(breaks),
  })),
];
