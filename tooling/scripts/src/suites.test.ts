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

describe('readSuites', () => {
  it('reads the report of every package that has tests', () => {
    write('packages/domain/package.json', { scripts: { test: 'vitest run' } });
    write('packages/domain/test-results/vitest.json', vitest(60, 2));
    write('tooling/typescript/package.json', {});
    expect(readSuites(root)).toEqual([{ name: 'packages/domain', passed: 60, failed: 2, hasReport: true }]);
  });

  it('counts a package that wrote no report as one failure', () => {
    write('apps/api/package.json', { scripts: { test: 'vitest run' } });
    expect(readSuites(root)).toEqual([{ name: 'apps/api', passed: 0, failed: 1, hasReport: false }]);
  });

  it('counts a file that breaks outside its tests as one failure, and one with failing tests not twice', () => {
    const broken = { status: 'failed', assertionResults: [{ status: 'skipped' }, { status: 'skipped' }] };
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    write('tooling/scripts/package.json', { scripts: { test: 'vitest run' } });
    write('tooling/scripts/test-results/vitest.json', vitest(1, 1, [broken, failing]));
    expect(readSuites(root)).toMatchObject([{ passed: 1, failed: 2 }]);
  });

  it('counts journeys that passed at the second try as passed, and errors outside them as failures', () => {
    write('apps/e2e/package.json', { scripts: { 'test:e2e': 'playwright test' } });
    write('apps/e2e/test-results/playwright.json', {
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      errors: [{ message: 'The site did not start.' }],
    });
    expect(readSuites(root)).toMatchObject([{ name: 'apps/e2e', passed: 6, failed: 2 }]);
  });
});

describe('clearReports', () => {
  it('removes the reports of the last run', () => {
    write('packages/domain/test-results/vitest.json', vitest(60, 0));
    clearReports(root);
    expect(existsSync(join(root, 'packages/domain/test-results'))).toBe(false);
  });
});
