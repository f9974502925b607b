import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countPlaywright, countVitest, type Outcome, reportOf, type VitestReport } from './report-counts.ts';

/** Test results of one package. */
export interface Suite extends Outcome {
  /** Folder of the package, relative to the root. */
  name: string;
  /** Whether its counts come from a report. */
  hasReport: boolean;
  /** Notes on what it skipped, and on errors outside its tests. */
  notes?: string[];
  /** Whether a process that ran its tests died. */
  hasDied?: boolean;
}

/** Deletes the reports of the last run, so that an old one is never counted. */
export function clearReports(root: string): void {
  for (const folder of globSync('{apps,packages,tooling}/*/test-results', { cwd: root })) {
    rmSync(join(root, folder), { recursive: true });
  }
}

/** Reads the suites of every package with a test script; one without a report counts as one failure. */
export function readSuites(root: string): Suite[] {
  const shared = readShared(root);
  const manifests = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).toSorted();
  return manifests.flatMap((manifest) => suitesOf(root, dirname(manifest), shared));
}

/** Reads the shared report of the packages that are tested together. */
function readShared(root: string): VitestReport {
  const reports = globSync('tooling/*/test-results/packages.json', { cwd: root });
  const testResults = reports.flatMap((file) => readJson<VitestReport>(join(root, file)).testResults);
  return { numPassedTests: 0, numFailedTests: 0, testResults };
}

function suitesOf(root: string, name: string, shared: VitestReport): Suite[] {
  const { scripts = {} } = readJson<{ scripts?: object }>(join(root, name, 'package.json'));
  const results = join(root, name, 'test-results');
  const suite = (script: string, counts: () => Outcome | undefined): Suite[] =>
    script in scripts ? [{ name, ...orMissing(counts()), ...readNotes(results) }] : [];
  const together = reportOf(join(root, name), shared);
  // The package that runs the tests of others may have none of its own.
  const isTogether = together.testResults.length > 0 || existsSync(join(results, 'packages.json'));
  return [
    ...suite('test', () =>
      isTogether ? countVitest(together) : readCounts(join(results, 'vitest.json'), countVitest),
    ),
    ...suite('test:e2e', () => readCounts(join(results, 'playwright.json'), countPlaywright)),
  ];
}

const readCounts = <Report>(path: string, count: (report: Report) => Outcome): Outcome | undefined =>
  existsSync(path) ? count(readJson<Report>(path)) : undefined;

const orMissing = (counts: Outcome | undefined): Omit<Suite, 'name'> =>
  counts ? { ...counts, hasReport: true } : { passed: 0, failed: 1, problems: [], hasReport: false };

function readNotes(results: string): Pick<Suite, 'notes' | 'hasDied'> {
  const there = (file: string) => existsSync(join(results, file));
  const files = ['notes.json', 'errors.json', 'deaths.json'].filter(there);
  const notes = files.flatMap((file) => readJson<string[]>(join(results, file)));
  return { ...(notes.length > 0 && { notes }), ...(there('deaths.json') && { hasDied: true }) };
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
