import { describe, expect, it } from 'vitest';
import { choiceLimits } from '../requests/choice-needs.ts';
import { choiceQuerySchema, needsInQuery } from './choice-query.ts';

const usual = () => ({ price: 2 }) as const;
const needsOf = (query: Record<string, string>) => needsInQuery(choiceQuerySchema.parse(query), usual);

describe('needsInQuery', () => {
  it('sets no limit that is not asked for, and fills in what is usual', () => {
    expect(needsOf({})).toEqual({
      use: 'commute',
      hasSocket: true,
      hasPassenger: false,
      kmPerDay: choiceLimits.km.usual,
      matters: usual(),
    });
  });

  it('keeps every need that is asked for', () => {
    const query = {
      use: 'family',
      kind: 'motorcycle',
      fuel: 'petrol',
      height: '170',
      budget: '150000',
      monthly: '4000',
      socket: 'false',
      passenger: 'true',
      km: '45',
      matters: 'price-3,weight-1',
    };
    expect(needsOf(query)).toEqual({
      use: 'family',
      kind: 'motorcycle',
      fuel: 'petrol',
      height: 170,
      budget: 150_000,
      monthly: 4000,
      hasSocket: false,
      hasPassenger: true,
      kmPerDay: 45,
      matters: { price: 3, weight: 1 },
    });
  });

  it.each([
    ['a weight beyond the highest', { matters: 'price-4' }],
    ['a weight of nothing', { matters: 'colour-1' }],
    ['no kilometre a day', { km: '0' }],
    ['a height beyond the tallest', { height: '300' }],
  ])('refuses %s', (_, query) => {
    expect(choiceQuerySchema.safeParse(query).success).toBe(false);
  });
});
