/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts a Vitest JSON report; a file that breaks outside its tests (an import, a hook) is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Counts a Playwright JSON report; an error outside the tests is one failure, a test that needed a second try passed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
