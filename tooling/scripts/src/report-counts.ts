/** Numbers of passed and failed tests. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Result of a report: its counts, and each failure by name with its full reason. */
export interface Outcome extends Counts {
  problems: string[];
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
  failureMessages?: string[];
}

/** Returns the part of a Vitest JSON report about one folder. */
export function reportOf(folder: string, { testResults }: VitestReport): VitestReport {
  const files = testResults.filter(({ name }) => name.startsWith(`${folder}/`));
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults: files };
}

/** Counts a Vitest JSON report; a file that fails outside its tests (an import, a hook) is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    problems: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => problem(fullName, failureMessages?.join('\n'))),
      ...brokenFiles.map(({ name, message }) => problem(name, message)),
    ],
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
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

/** Counts a Playwright JSON report; an error outside the journeys is one failure. */
export function countPlaywright({ stats, errors, suites = [] }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    problems: [
      ...specs.filter(({ ok }) => !ok).map((spec) => problem(spec.title, reasonOf(spec))),
      ...errors.map(({ message }) => problem('Outside the journeys', message)),
    ],
  };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

const reasonOf = ({ tests }: PlaywrightSpec): string | undefined =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;

const problem = (name: string, reason = ''): string => [name, reason].filter(Boolean).join(': ');
