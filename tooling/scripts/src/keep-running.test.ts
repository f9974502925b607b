import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';
import type { StepEnd } from './run-step.ts';

/** Simulates runs that end one after the other, each after this many ms. */
function runsOf(...ends: [end: StepEnd, afterMs: number][]) {
  let [time, count] = [0, 0];
  const run = async () => {
    const [end, afterMs] = ends[count++] ?? ['passed', 0];
    time += afterMs;
    return end;
  };
  return { run, count: () => count, patience: { steadyMs: 10_000, pauseMs: 0, now: () => time } };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('keepRunning', () => {
  it('starts again what ended after it ran well, however often', async () => {
    const { run, count, patience } = runsOf(['failed', 10_000], ['failed', 60_000], ['stopped', 5]);
    expect([await keepRunning(run, patience), count()]).toEqual(['stopped', 3]);
  });

  it('gives up what cannot start', async () => {
    const { run, count, patience } = runsOf(['failed', 9_999], ['passed', 0]);
    expect([await keepRunning(run, patience), count()]).toEqual(['failed', 1]);
  });

  it('leaves what was stopped, or ended well', async () => {
    for (const end of ['stopped', 'passed'] as const) {
      const { run, count, patience } = runsOf([end, 60_000]);
      expect([await keepRunning(run, patience), count()]).toEqual([end, 1]);
    }
  });
});
