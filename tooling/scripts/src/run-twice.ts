import type { Step, StepEnd } from './run-step.ts';
import { runAllSteps } from './run-steps.ts';
import type { Suite } from './suites.ts';

/** Runs steps; replaceable in tests. */
type RunAll = (steps: readonly Step[]) => Promise<StepEnd[]>;

/**
 * Runs every step, and repeats those in which a test process (a runtime or browser) died, which says nothing about its remaining tests.
 * Passed results of the first run are cached. @returns how each step ended.
 */
export async function runTwice(
  steps: readonly Step[],
  readSuites: () => readonly Suite[],
  runAll: RunAll = runAllSteps,
): Promise<StepEnd[]> {
  const ends = await runAll(steps);
  const failed = steps.filter((_, index) => ends[index] === 'failed');
  if (failed.length === 0 || ends.includes('stopped')) return ends;
  const suites = readSuites();
  const died = suites.filter((suite) => suite.hasDied || !suite.hasReport);
  const hasFailingTest = suites.some((suite) => suite.failed > 0 && suite.hasReport);
  if (died.length === 0 || hasFailingTest) return ends;
  console.log(`\n! No test failed, but a process that ran tests died (${died.map(({ name }) => name).join(', ')}).`);
  console.log(`! Running once more: ${failed.map(({ title }) => title).join('; ')}.`);
  const again = await runAll(failed);
  return ends.map((end, index) => (end === 'failed' ? (again[failed.indexOf(steps[index] as Step)] ?? end) : end));
}
