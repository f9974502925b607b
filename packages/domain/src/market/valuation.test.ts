import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dealSchema, usedBikeValuationSchema } from './valuation.ts';

const deal = { grade: 'good', difference: -4000, value: 60_000, low: 48_000, high: 75_000, is_unusually_low: false };

describe('dealSchema', () => {
  it('reads a deal', () => {
    expect(z.parse(dealSchema, { ...deal, value: '60,000' })).toEqual(deal);
  });

  it.each([[null], [undefined], [{}], [{ ...deal, grade: 'super' }], [{ ...deal, low: null }]])(
    'knows nothing of %j',
    (raw) => {
      expect(z.parse(dealSchema, raw)).toBeNull();
    },
  );
});

describe('usedBikeValuationSchema', () => {
  it('reads a rough guide, which is a span alone', () => {
    const rough = z.parse(usedBikeValuationSchema, { low: 20_000, high: 41_000, basis: 'on-sale' });
    expect(rough).toMatchObject({ value: null, confidence: null, low: 20_000, basis: 'on-sale', deal: null });
  });

  it('reads why there is no value', () => {
    expect(z.parse(usedBikeValuationSchema, { detail: 'Nobody knows.' })).toMatchObject({ value: null, low: null });
  });

  it('takes an answer that says neither for none', () => {
    expect(z.safeParse(usedBikeValuationSchema, {}).success).toBe(false);
  });
});
