import { describe, expect, it } from 'vitest';
import type { Suite } from './suites.ts';
import { addUp, summarise } from './summary.ts';

const suite = (name: string, passed: number, failed: number, hasReport = true, problems: string[] = []): Suite => ({
  name,
  passed,
  failed,
  hasReport,
  problems,
});

describe('addUp', () => {
  it('adds up what passed and what failed', () => {
    expect(addUp([suite('apps/api', 40, 1), suite('apps/e2e', 12, 2)], 2)).toEqual({ passed: 52, failed: 3 });
  });

  it('counts a step that failed without a failing test', () => {
    expect(addUp([suite('apps/api', 40, 0)], 1)).toEqual({ passed: 40, failed: 1 });
    expect(addUp([], 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('summarise', () => {
  it('tells in full what failed below its suite', () => {
    const suites = [
      suite('apps/web', 47, 1, true, ['PageCache drops a page: expected 6 to be 7\n at cache.ts']),
      suite('apps/api', 1, 0),
    ];
    expect(summarise(suites, { passed: 48, failed: 1 }).split('\n')).toEqual([
      '✗ apps/web                 47 passed, 1 failed',
      '    PageCache drops a page: expected 6 to be 7',
      '     at cache.ts',
      '✓ apps/api                 1 passed, 0 failed',
      '',
      '48 passed, 1 failed',
    ]);
  });

  it('says what a suite has left out', () => {
    const partial = { ...suite('apps/api', 40, 0), notes: ['not run on PostgreSQL: there is none'] };
    expect(summarise([partial], { passed: 40, failed: 0 }).split('\n').slice(0, 2)).toEqual([
      '✓ apps/api                 40 passed, 0 failed',
      '    not run on PostgreSQL: there is none',
    ]);
  });

  it('ends with the sums and says where a report is missing', () => {
    const suites = [suite('apps/api', 40, 0), suite('apps/e2e', 0, 1, false)];
    expect(summarise(suites, { passed: 40, failed: 1 }).split('\n')).toEqual([
      '✓ apps/api                 40 passed, 0 failed',
      '✗ apps/e2e                 0 passed, 1 failed (it wrote no report: see its output above)',
      '',
      '40 passed, 1 failed',
    ]);
  });
});
