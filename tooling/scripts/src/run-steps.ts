import { runStep, type Step, type StepEnd } from './run-step.ts';

/** Exit code for each end of a run. */
export const exitCodes = { passed: 0, failed: 1, stopped: 130 } as const satisfies Record<StepEnd, number>;

/** Runs the steps until one does not pass. @returns how the last one ended. */
export async function runSteps(steps: readonly Step[]): Promise<StepEnd> {
  for (const step of steps) {
    const end = await runStep(step);
    if (end !== 'passed') return end;
  }
  return 'passed';
}

/** Runs every step, also after a failure, unless a signal stops it. @returns how each ended. */
export async function runAllSteps(steps: readonly Step[]): Promise<StepEnd[]> {
  const ends: StepEnd[] = [];
  for (const step of steps) {
    if (!ends.includes('stopped')) ends.push(await runStep(step));
  }
  return ends;
}
