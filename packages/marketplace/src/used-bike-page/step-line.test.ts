import { describe, expect, it } from 'vitest';
import { stepLineOf } from './step-line.ts';

const step = (price: number, day: string) => ({ price, since: `2026-${day}T00:00:00.000Z` });

describe('stepLineOf', () => {
  it('goes from the first day to the last in steps, the highest price on top', () => {
    const steps = [step(52_000, '10-01'), step(47_000, '10-11'), step(42_000, '10-21')];
    expect(stepLineOf(steps, '2026-10-31')).toBe('M0 12H107V48H213V84H320');
  });

  it.each([
    ['the price has never changed', [step(52_000, '10-01')]],
    ['all of it was on one day', [step(52_000, '10-31'), step(50_000, '10-31')]],
    ['nobody kept it', []],
  ])('is none where %s', (_, steps) => {
    expect(stepLineOf(steps, '2026-10-31')).toBeNull();
  });
});
