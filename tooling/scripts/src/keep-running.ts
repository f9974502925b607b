import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { StepEnd } from './run-step.ts';

/** Time limits in ms that decide whether a process is restarted. */
export interface RestartLimits {
  /** A process that ends sooner cannot start, and is not restarted. */
  steadyMs: number;
  pauseMs: number;
  now: () => number;
}

const patient: RestartLimits = { steadyMs: 10_000, pauseMs: 1000, now: () => performance.now() };

/** Keeps a process running: restarts it if it fails after a steady run. @returns how it finally ended. */
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
