import { describe, expect, it } from 'vitest';
import { electricScooter, priced, shine } from '../../pricing/testing/priced.ts';
import { onRoadInMonth } from './on-road-in-month.ts';

const inMonth = (variant: typeof shine, month: string, state = 'Delhi') =>
  onRoadInMonth(variant, { name: state, state }, { month, today: '2026-11-21' });

describe('onRoadInMonth', () => {
  it('is the price by the rules of the month', () => {
    const { on_road_price } = priced(shine, { date: '2025-05-15' });
    expect(inMonth(shine, '2025-05')).toEqual({ on_road_price, on_road_unknown: null });
  });

  it.each([
    ['before the first rules', shine, '2022-05', 'Delhi', 'no_rules'],
    ['of a missing fact', { ...shine, displacement: null }, '2025-05', 'Delhi', 'no_rules'],
    ['a rule changed in the month', shine, '2023-11', 'Tamil Nadu', 'rules_changed'],
    ['a subsidy ran', electricScooter, '2025-12', 'Delhi', 'subsidy'],
  ] as const)('is unknown because %s', (_, variant, month, state, on_road_unknown) => {
    expect(inMonth(variant, month, state)).toEqual({ on_road_price: null, on_road_unknown });
  });
});
