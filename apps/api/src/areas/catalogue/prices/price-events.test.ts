import { describe, expect, it } from 'vitest';
import { electricSubsidies } from '../../pricing/rules/electric-subsidies.ts';
import { electricScooter, shine } from '../../pricing/testing/priced.ts';
import { ruleOn, type VariantFacts, vehicleGstRules } from '../../pricing/index.ts';
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

  it('tells of an event from its day on', () => {
    const until = (day: string) => eventsFor(shine, '2025-01', day).length;
    expect([until('2025-09-21'), until('2025-09-22')]).toEqual([0, 1]);
  });

  it.each([
    ['earlier than the span', shine, '2025-10'],
    ['of unknown engines', { ...shine, displacement: null }, '2025-01'],
  ] as const)('leaves out events %s', (_, facts, from) => {
    expect(told(facts, from)).toEqual([]);
  });
});

describe('the table of events', () => {
  it('agrees with the GST of the on-road price', () => {
    const rates = vehicleGstRules.flatMap(({ since, petrol }) =>
      petrol.map(({ up_to, percent }) => [since, up_to, percent]),
    );
    const events = priceEvents.filter((event) => event.kind === 'gst');
    expect(events).toHaveLength(2);
    for (const { day, up_to_cc = null, after } of events) expect(rates).toContainEqual([day, up_to_cc, after]);
  });

  it('agrees with the subsidy of the on-road price', () => {
    const events = priceEvents.filter((event) => event.kind === 'subsidy');
    expect(events).toHaveLength(2);
    for (const { day, after } of events) expect(ruleOn(electricSubsidies, day)?.rupees_per_kwh ?? 0).toBe(after);
  });
});
