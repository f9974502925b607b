import { describe, expect, it } from 'vitest';
import { electricSubsidies } from '../../pricing/rules/electric-subsidies.ts';
import { electricScooter, shine } from '../../pricing/testing/priced.ts';
import { type VariantFacts, vehicleGstRules } from '../../pricing/index.ts';
import { eventsFor, priceEvents } from './price-events.ts';

const told = (facts: VariantFacts, from = '2025-01') =>
  eventsFor(facts, from, '2026-11-21').map(({ kind, day, before, after }) => [kind, day, before, after]);

describe('eventsFor', () => {
  it.each([
    [124, 28, 18],
    [350, 28, 18],
    [350.1, 31, 40],
  ])('tells a bike of %d cc of the GST before and after', (displacement, before, after) => {
    expect(told({ ...shine, displacement })).toEqual([['gst', '2025-09-22', before, after]]);
  });

  it('tells electric bikes that the subsidy could go to of its steps', () => {
    const steps = [
      ['subsidy', '2025-04-01', 5000, 2500],
      ['subsidy', '2026-04-01', 2500, 0],
    ];
    expect(told(electricScooter)).toEqual(steps);
    expect(told({ ...electricScooter, ex_showroom_price: 200_000 })).toEqual([]);
  });

  it.each([
    ['earlier than the span', shine, '2025-10'],
    ['of unknown engines', { ...shine, displacement: null }, '2025-01'],
  ] as const)('leaves out events %s', (_, facts, from) => {
    expect(told(facts, from)).toEqual([]);
  });
});

describe('the table of events', () => {
  it('agrees with the rules of the on-road price', () => {
    const gst = vehicleGstRules.find(({ since }) => since === '2025-09-22');
    const steps = electricSubsidies.map(({ since, rupees_per_kwh }) => [since, rupees_per_kwh]);
    for (const event of priceEvents) {
      if (event.kind === 'gst') {
        const percent = gst?.petrol.find(({ up_to }) => up_to === (event.up_to_cc ?? null))?.percent;
        expect([event.day, event.after]).toEqual([gst?.since, percent]);
      } else if (event.after > 0) {
        expect(steps).toContainEqual([event.day, event.after]);
      } else {
        expect(electricSubsidies.some(({ until = '' }) => until >= event.day)).toBe(false);
      }
    }
  });
});
