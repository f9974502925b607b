/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What a report says: its counts, and each failure by its name with the first line of its reason. */
export interface Outcome extends Counts {
  problems: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** Counts a Vitest JSON report; a file that breaks outside its tests (an import, a hook) is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failedTests = testResults.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'failed'));
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    problems: [
      ...failedTests.map(({ fullName, failureMessages }) => problem(fullName, failureMessages?.[0])),
      ...brokenFiles.map(({ name, message }) => problem(name, message)),
    ],
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** Counts a Playwright JSON report; an error outside the tests is one failure, a test that needed a second try passed. */
export function countPlaywright({ stats, errors, suites = [] }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    problems: [
      ...suites.flatMap(failedSpecs),
      ...errors.map(({ message }) => problem('Outside the journeys', message)),
    ],
  };
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const reason = ({ tests }: (typeof specs)[number]) => tests[0]?.results.at(-1)?.error?.message;
  return [...failed.map((spec) => problem(spec.title, reason(spec))), ...suites.flatMap(failedSpecs)];
}

const problem = (name: string, reason = ''): string =>
  [name, ...reason.split('\n').slice(0, 1)].filter(Boolean).join(': ');
