import { describe, expect, it } from 'vitest';
import { checksSuite } from './checks.ts';

describe('checksSuite', () => {
  const run = ['Format', 'Lint', 'Styles'].map((title) => ({
    title,
    command: 'x',
    args: [],
    remedy: `Mend ${title}.`,
  }));

  it('counts each check as a test and names one that fails, with what to do', () => {
    expect(checksSuite(run, ['passed', 'failed', 'passed'])).toMatchObject({
      name: 'checks',
      passed: 2,
      failed: 1,
      problems: ['Lint: Mend Lint.'],
    });
  });

  it('counts no check that was not run', () => {
    expect(checksSuite(run, ['passed', 'stopped'])).toMatchObject({ passed: 1, failed: 0 });
  });
});
