import { describe, expect, it } from 'vitest';
import type { Step, StepEnd } from './run-step.ts';
import { runTwice } from './run-twice.ts';
import type { Suite } from './suites.ts';

const step = (title: string): Step => ({ title, command: title, args: [], remedy: '' });
const steps = [step('unit tests'), step('journeys')];
const suite = (failed: number, more: Partial<Suite> = {}): Suite => ({
  name: 'apps/api',
  passed: 40,
  failed,
  hasReport: true,
  problems: [],
  ...more,
});
const dead = suite(0, { hasDied: true });

async function runEnding(runs: StepEnd[][], suites: Suite[]) {
  const titles: string[][] = [];
  const ends = await runTwice(
    steps,
    () => suites,
    (given) => {
      titles.push(given.map(({ title }) => title));
      return Promise.resolve(runs[titles.length - 1] ?? []);
    },
  );
  return { titles, ends };
}

describe('runTwice', () => {
  it('runs once what passes', async () => {
    const { titles, ends } = await runEnding([['passed', 'passed']], [suite(0)]);
    expect(titles).toEqual([['unit tests', 'journeys']]);
    expect(ends).toEqual(['passed', 'passed']);
  });

  it('runs once more what a process died in', async () => {
    const { titles, ends } = await runEnding([['failed', 'passed'], ['passed']], [dead]);
    expect(titles).toEqual([['unit tests', 'journeys'], ['unit tests']]);
    expect(ends).toEqual(['passed', 'passed']);
  });

  it('runs once more what ended before it could report', async () => {
    expect((await runEnding([['passed', 'failed'], ['passed']], [suite(1, { hasReport: false })])).ends).toEqual([
      'passed',
      'passed',
    ]);
  });

  it('leaves it at that where it ends badly again', async () => {
    const { titles, ends } = await runEnding([['failed', 'passed'], ['failed']], [dead]);
    expect(titles).toHaveLength(2);
    expect(ends).toEqual(['failed', 'passed']);
  });

  it.each([
    ['a test failed', [['failed', 'passed']], [suite(1), dead]],
    ['code threw outside of its tests', [['failed', 'passed']], [suite(0)]],
    ['a signal ended it', [['failed', 'stopped']], [dead]],
  ] as const)('runs nothing again where %s', async (_, runs, suites) => {
    const { titles, ends } = await runEnding([[...runs[0]]], [...suites]);
    expect(titles).toHaveLength(1);
    expect(ends).toEqual(runs[0]);
  });
});
