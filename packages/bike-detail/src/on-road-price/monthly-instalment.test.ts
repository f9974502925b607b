import { describe, expect, it } from 'vitest';
import { monthlyInstalment } from './monthly-instalment.ts';

describe('monthlyInstalment', () => {
  it('pays a price off in three years at 8.5 %', () => {
    expect(monthlyInstalment(210_748)).toBe(6653);
    expect(monthlyInstalment(100_000)).toBe(3157);
  });
});
