import type { Step, StepEnd } from './run-step.ts';
import { runAllSteps } from './run-steps.ts';
import type { Suite } from './suites.ts';

/** How steps are run; another one for tests. */
type RunAll = (steps: readonly Step[]) => Promise<StepEnd[]>;

/**
 * Runs every step, and those once more that failed although no test did: a runtime or a browser that died, which says nothing
 * of the tests that it still had to run. What passed the first time is kept. @returns how each step ended.
 */
export async function runTwice(
  steps: readonly Step[],
  readSuites: () => readonly Suite[],
  runAll: RunAll = runAllSteps,
): Promise<StepEnd[]> {
  const ends = await runAll(steps);
  const failed = steps.filter((_, index) => ends[index] === 'failed');
  const hasFailingTest = readSuites().some((suite) => suite.failed > 0 && suite.hasReport);
  if (failed.length === 0 || hasFailingTest || ends.includes('stopped')) return ends;
  console.log('\n! No test failed, but a program that ran tests ended too early: its output above says why.');
  const again = await runAll(failed);
  return ends.map((end, index) => (end === 'failed' ? (again[failed.indexOf(steps[index] as Step)] ?? end) : end));
}
