import { budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import { describe, expect, it } from 'vitest';
import { conditionLabel } from './condition-label.ts';
import type { Condition } from './conditions.ts';

describe('conditionLabel', () => {
  it.each<[Condition, RegExp]>([
    [['budget', '0-100000'], /^Under ₹1,00,000$/],
    [['budget', '70000-100000'], /₹70,000.*₹1,00,000/],
    [['budget', `200000-${budgetRanges.at(-1)?.max}`], /^Above ₹2,00,000$/],
    [['capacity', '0-100'], /^Up to 100 cc$/],
    [['capacity', '110-125'], /110.*125 cc/],
    [['capacity', `500-${capacityRanges.at(-1)?.max}`], /^Above 500 cc$/],
    [['min_mileage', '50'], /50 kmpl/],
    [['not_brand', 'royal-enfield'], /^Not Royal Enfield$/],
  ])('says %o as buyers do', (condition, label) => {
    expect(conditionLabel(condition)).toMatch(label);
  });

  it('names a brand as it calls itself', () => {
    expect(conditionLabel(['brand', 'tvs'], () => 'TVS')).toBe('TVS');
  });
});
