import { describe, expect, it } from 'vitest';
import { nextRuleChange } from './next-rule-change.ts';
import { electricScooter, priced, shine } from './testing/priced.ts';

const queryOf = (variant: typeof shine, state: string) => ({
  variant,
  city: { name: state, state },
  date: '2026-11-21',
});

describe('nextRuleChange', () => {
  it('finds the day on which an exemption from road tax ends, with the price of that day', () => {
    const change = nextRuleChange(queryOf(electricScooter, 'Telangana'));
    const then = priced(electricScooter, { state: 'Telangana', date: '2027-01-01' });
    expect(change).toEqual({ day: '2027-01-01', on_road_price: then.on_road_price, lines: ['road_tax'] });
  });

  it('has no price for a day whose rules are not known', () => {
    expect(nextRuleChange(queryOf(electricScooter, 'Rajasthan'))).toMatchObject({
      day: '2027-09-01',
      on_road_price: null,
    });
  });

  it('finds none where the changing rules are for other bikes', () => {
    expect(nextRuleChange(queryOf(shine, 'Telangana'))).toBeNull();
  });
});
