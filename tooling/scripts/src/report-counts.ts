/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What a report says: its counts, and by name with the first line of its reason each failure and each second try. */
export interface Outcome extends Counts {
  problems: string[];
  /** Tests that passed at their second try: they count as passed, and somebody should look why. */
  secondTries: string[];
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: VitestTest[];
}

interface VitestTest {
  status: string;
  fullName: string;
  /** Also of the first try of a test that passed at its second. */
  failureMessages?: string[];
}

/** The part of a Vitest JSON report that is about the files in one folder. */
export function reportOf(folder: string, { testResults }: VitestReport): VitestReport {
  const files = testResults.filter(({ name }) => name.startsWith(`${folder}/`));
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults: files };
}

/** Counts a Vitest JSON report; a file that breaks outside its tests (an import, a hook) is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = ({ fullName, failureMessages }: VitestTest) => problem(fullName, failureMessages?.[0]);
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    problems: [
      ...tests.filter(({ status }) => status === 'failed').map(named),
      ...brokenFiles.map(({ name, message }) => problem(name, message)),
    ],
    secondTries: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(named),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests: { results: { error?: { message?: string } }[] }[];
}

/** Counts a Playwright JSON report; an error outside the tests is one failure, a test that needed a second try passed. */
export function countPlaywright({ stats, errors, suites = [] }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(specsOf);
  const named = (spec: PlaywrightSpec) => problem(spec.title, firstReasonOf(spec));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    problems: [
      ...specs.filter(({ ok }) => !ok).map(named),
      ...errors.map(({ message }) => problem('Outside the journeys', message)),
    ],
    secondTries: specs.filter((spec) => spec.ok && firstReasonOf(spec)).map(named),
  };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

const firstReasonOf = ({ tests }: PlaywrightSpec): string | undefined =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;

const problem = (name: string, reason = ''): string =>
  [name, ...reason.split('\n').slice(0, 1)].filter(Boolean).join(': ');
