import type { Counts } from './report-counts.ts';
import type { Suite } from './suites.ts';

/** Adds up all suites; a step that failed without a failed test (an uncaught error, no browser) is one failure. */
export function addUp(suites: readonly Suite[], failedSteps: number): Counts {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
  return { passed, failed: failed === 0 ? failedSteps : failed };
}

/** Formats one line per suite, with skipped tests and full failures below it, then the totals. */
export function summarise(suites: readonly Suite[], sum: Counts): string {
  return [...suites.flatMap(linesOf), '', describe(sum)].join('\n');
}

const linesOf = (suite: Suite): string[] => [
  lineOf(suite),
  ...[...(suite.notes ?? []), ...suite.problems].flatMap((text) => text.split('\n')).map((line) => `    ${line}`),
];

function lineOf({ name, hasReport, ...counts }: Suite): string {
  const note = hasReport ? '' : ' (it wrote no report: see its output above)';
  return `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(24)} ${describe(counts)}${note}`;
}

const describe = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
