import { readFileSync } from 'node:fs';
import { fileRule, inspectBytes, sentenceOfFact } from '../../suites/checking/index.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';

/** This package's own checker as an implementation of `session/validate`: what breaks a must is invalid. */
const driver: AnyDriver = {
  initialize: () => ({
    protocol: 1,
    implementation: { name: 'pi-conform check', version: '1', language: 'TypeScript' },
    follows: '1.6.0',
    methods: ['session/validate'],
  }),
  'session/validate': ({ path }) => {
    const { facts } = inspectBytes(readFileSync(String(path)));
    const broken = facts.filter(({ rule }) => fileRule(rule).level === 'must');
    return {
      valid: broken.length === 0,
      problems: broken.map((fact) => ({ line: fact.line, message: `${fact.rule} ${sentenceOfFact(fact)}` })),
    };
  },
};

export default driver;
