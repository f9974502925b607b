import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countPlaywright, countVitest, type Outcome } from './report-counts.ts';

/** The tests of one package. */
export interface Suite extends Outcome {
  /** Folder of the package, from the root. */
  name: string;
  /** Whether it wrote the report that its counts come from. */
  hasReport: boolean;
  /** What it says that it has left out. */
  notes?: string[];
}

/** Removes the reports of the last run, so that an old one is never counted. */
export function clearReports(root: string): void {
  for (const folder of globSync('{apps,packages,tooling}/*/test-results', { cwd: root })) {
    rmSync(join(root, folder), { recursive: true });
  }
}

/** The suites of every package that has a test script; one that wrote no report counts as one failure. */
export function readSuites(root: string): Suite[] {
  const manifests = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).toSorted();
  return manifests.flatMap((manifest) => suitesOf(root, dirname(manifest)));
}

function suitesOf(root: string, name: string): Suite[] {
  const { scripts = {} } = readJson<{ scripts?: object }>(join(root, name, 'package.json'));
  const results = join(root, name, 'test-results');
  const suite = <Report>(script: string, file: string, count: (report: Report) => Outcome): Suite[] =>
    script in scripts ? [{ name, ...readCounts(join(results, file), count), ...readNotes(results) }] : [];
  return [...suite('test', 'vitest.json', countVitest), ...suite('test:e2e', 'playwright.json', countPlaywright)];
}

function readCounts<Report>(path: string, count: (report: Report) => Outcome): Omit<Suite, 'name'> {
  if (!existsSync(path)) return { passed: 0, failed: 1, problems: [], secondTries: [], hasReport: false };
  return { ...count(readJson<Report>(path)), hasReport: true };
}

function readNotes(results: string): Pick<Suite, 'notes'> {
  const path = join(results, 'notes.json');
  return existsSync(path) ? { notes: readJson<string[]>(path) } : {};
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
