import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { StepEnd } from './run-step.ts';

/** What decides whether something that ended is run again, in ms. */
export interface RestartLimits {
  /** What ends sooner than that cannot start, and would end so each time. */
  steadyMs: number;
  pauseMs: number;
  now: () => number;
}

const patient: RestartLimits = { steadyMs: 10_000, pauseMs: 1000, now: () => performance.now() };

/** Runs what should never end, and again when it fails after it ran well; resolves with how it ended at last. */
export async function keepRunning(
  run: () => Promise<StepEnd>,
  { steadyMs, pauseMs, now }: RestartLimits = patient,
): Promise<StepEnd> {
  for (;;) {
    const start = now();
    const end = await run();
    if (end !== 'failed' || now() - start < steadyMs) return end;
    console.error('It ran well before, so it is started again.');
    await wait(pauseMs);
  }
}
