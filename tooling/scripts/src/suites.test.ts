import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearReports, readSuites } from './suites.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'suites-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

const vitest = (numPassedTests: number, numFailedTests: number, testResults: unknown[] = []) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

const journey = (title: string, ok: boolean) => ({
  title,
  ok,
  tests: [{ results: [ok ? {} : { error: { message: 'Timed out\n  at journey' } }] }],
});

describe('readSuites', () => {
  it('reads the report of every package that has tests', () => {
    write('packages/domain/package.json', { scripts: { test: 'vitest run' } });
    write('packages/domain/test-results/vitest.json', vitest(60, 2));
    write('tooling/typescript/package.json', {});
    expect(readSuites(root)).toEqual([
      { name: 'packages/domain', passed: 60, failed: 2, problems: [], hasReport: true },
    ]);
  });

  it('reads of a run for many packages what it says of the files of each', () => {
    const file = (name: string, ...statuses: string[]) => ({
      name: join(root, name),
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status) => ({ status, fullName: 'rings' })),
    });
    for (const name of ['domain', 'tools', 'tools-of-others', 'visitor'])
      write(`packages/${name}/package.json`, { scripts: { test: 'vitest run' } });
    write('tooling/vitest/package.json', { scripts: { test: 'vitest run' } });
    write(
      'tooling/vitest/test-results/packages.json',
      vitest(4, 1, [
        file('packages/domain/src/a.test.ts', 'passed', 'skipped'),
        file('packages/tools/src/a.test.ts', 'passed', 'failed'),
        file('packages/tools/src/b.test.ts', 'passed'),
        file('packages/tools-of-others/src/a.test.ts', 'passed'),
      ]),
    );
    expect(readSuites(root)).toMatchObject([
      { name: 'packages/domain', passed: 1, failed: 0, hasReport: true },
      { name: 'packages/tools-of-others', passed: 1, failed: 0 },
      { name: 'packages/tools', passed: 2, failed: 1, problems: ['rings'] },
      { name: 'packages/visitor', passed: 0, failed: 1, hasReport: false },
      { name: 'tooling/vitest', passed: 0, failed: 0, hasReport: true },
    ]);
  });

  it('reads what a package notes beside its report', () => {
    write('apps/api/package.json', { scripts: { test: 'vitest run' } });
    write('apps/api/test-results/vitest.json', vitest(60, 0));
    write('apps/api/test-results/notes.json', ['not run on PostgreSQL: there is none']);
    write('apps/api/test-results/errors.json', ['outside of its tests: Flat tyre']);
    expect(readSuites(root)).toMatchObject([
      { passed: 60, notes: ['not run on PostgreSQL: there is none', 'outside of its tests: Flat tyre'] },
    ]);
    expect(readSuites(root)[0]?.hasDied).toBeUndefined();
    write('apps/api/test-results/deaths.json', ['a process died: Worker exited unexpectedly']);
    expect(readSuites(root)[0]).toMatchObject({ hasDied: true });
  });

  it('counts a package that wrote no report as one failure', () => {
    write('apps/api/package.json', { scripts: { test: 'vitest run' } });
    expect(readSuites(root)).toEqual([{ name: 'apps/api', passed: 0, failed: 1, problems: [], hasReport: false }]);
  });

  it('counts a file that breaks outside its tests as one failure, and one with failing tests not twice', () => {
    const broken = { name: 'a.test.ts', status: 'failed', message: 'no such import\nat', assertionResults: [] };
    const failing = {
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3 to be 4\n    at x'] },
        { status: 'passed', fullName: 'stays' },
      ],
    };
    write('tooling/scripts/package.json', { scripts: { test: 'vitest run' } });
    write('tooling/scripts/test-results/vitest.json', vitest(1, 1, [broken, failing]));
    expect(readSuites(root)).toMatchObject([
      { passed: 1, failed: 2, problems: ['adds up: expected 3 to be 4\n    at x', 'a.test.ts: no such import\nat'] },
    ]);
  });

  it('counts journeys, and errors outside them as failures', () => {
    write('apps/e2e/package.json', { scripts: { 'test:e2e': 'playwright test' } });
    write('apps/e2e/test-results/playwright.json', {
      stats: { expected: 5, unexpected: 1 },
      errors: [{ message: 'The site did not start.' }],
      suites: [
        { specs: [], suites: [{ specs: [journey('a buyer compares', false), journey('a buyer waits', true)] }] },
      ],
    });
    expect(readSuites(root)).toMatchObject([
      {
        passed: 5,
        failed: 2,
        problems: ['a buyer compares: Timed out\n  at journey', 'Outside the journeys: The site did not start.'],
      },
    ]);
  });
});

describe('clearReports', () => {
  it('removes the reports of the last run', () => {
    write('packages/domain/test-results/vitest.json', vitest(60, 0));
    clearReports(root);
    expect(existsSync(join(root, 'packages/domain/test-results'))).toBe(false);
  });
});
