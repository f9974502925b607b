import type { ChoiceBike } from '@dopahiya/domain/bikes';
import { type ChoiceCriterion, choiceCriteria, type ChoiceWeights } from '@dopahiya/domain/requests';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBikes, compareBikes, movesBetween, orderBikes, rivalsOf, unbeatenOf, whyNot } from '../choose.ts';
import { buildChoiceBike, buildNeeds } from './testing.ts';

const value = (max: number) =>
  fc.option(
    fc.integer({ min: 1, max }).map((hundredths) => hundredths / 4),
    { freq: 8 },
  );
const anyBike = fc
  .record({
    price: value(40),
    energy: value(12),
    mileage: value(12),
    range: value(12),
    weight: value(12),
    power: value(12),
    seat: value(12),
    is_electric: fc.boolean(),
    status: fc.constantFrom('on_sale', 'on_sale', 'on_sale', 'upcoming', 'discontinued'),
    has_pillion_seat: fc.option(fc.boolean()),
  })
  .map((facts) => facts as Partial<ChoiceBike>);
const anyBikes = fc
  .array(anyBike, { maxLength: 30 })
  .map((list) => list.map((facts, place) => buildChoiceBike(`bike-${place}`, facts)));
const anyCriteria = fc.subarray([...choiceCriteria], { minLength: 1 });
const anyMatters = fc
  .tuple(anyCriteria, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 7, maxLength: 7 }))
  .map(
    ([criteria, weights]) => Object.fromEntries(criteria.map((name, place) => [name, weights[place]])) as ChoiceWeights,
  );
const slugsOf = (bikes: readonly { slug: string }[]) => bikes.map(({ slug }) => slug);

describe('bikes that no other one beats', () => {
  it('holds no bike that another one beats, and leaves none out without a reason', () => {
    fc.assert(
      fc.property(anyBikes, anyCriteria, (bikes, criteria) => {
        const { unbeaten, beaten, unknown } = unbeatenOf(bikes, criteria);
        expect([...unbeaten, ...beaten, ...unknown].length).toBe(bikes.length);
        for (const bike of unbeaten)
          expect(bikes.filter((other) => compareBikes(other, bike, criteria).verdict === 'beats')).toEqual([]);
        for (const bike of beaten)
          expect(unbeaten.some((other) => compareBikes(other, bike, criteria).verdict === 'beats')).toBe(true);
        for (const bike of unknown) expect(criteria.some((criterion) => bike[criterion] === null)).toBe(true);
      }),
    );
  });

  it('stays the same when a beaten bike is added', () => {
    fc.assert(
      fc.property(anyBikes, anyCriteria, (bikes, criteria) => {
        const { unbeaten } = unbeatenOf(bikes, criteria);
        const [first] = unbeaten;
        if (!first) return;
        const worse = { ...first, slug: 'worse', [criteria[0] as ChoiceCriterion]: worsened(first, criteria[0]) };
        expect(slugsOf(unbeatenOf([...bikes, worse], criteria).unbeaten)).toEqual(slugsOf(unbeaten));
      }),
    );
  });

  const worsened = (bike: ChoiceBike, criterion: ChoiceCriterion = 'price'): number => {
    const isMore = criterion === 'power' || criterion === 'mileage' || criterion === 'range';
    return (bike[criterion] ?? 0) + (isMore ? -0.25 : 0.25);
  };
});

describe('a choice', () => {
  it('explains every bike that is left out with the bikes’ own figures', () => {
    fc.assert(
      fc.property(anyBikes, anyMatters, (bikes, matters) => {
        const needs = buildNeeds({ matters, hasPassenger: true });
        const choice = chooseBikes(bikes, needs);
        const chosen = new Set(choice.chosen.map(({ bike }) => bike.slug));
        for (const bike of bikes) {
          const why = whyNot(bike, needs, choice);
          const reasons = why.misses.length + why.beatenBy.length + why.unknown.length;
          expect(reasons > 0, bike.slug).toBe(!chosen.has(bike.slug));
          for (const rival of why.beatenBy)
            for (const { criterion, value: ours, other } of rival.lines)
              expect([ours, other]).toEqual([rival.bike[criterion], bike[criterion]]);
        }
      }),
    );
  });

  it('counts the bikes on sale that miss each need, and those that are beaten', () => {
    const bikes = [
      buildChoiceBike('cheap', { price: 80_000 }),
      buildChoiceBike('same-but-dearer', { price: 85_000 }),
      buildChoiceBike('too-dear', { price: 150_000 }),
      buildChoiceBike('gone', { status: 'discontinued', price: 60_000 }),
      buildChoiceBike('unpriced', { price: null }),
    ];
    const choice = chooseBikes(bikes, buildNeeds({ budget: 100_000 }));
    expect(slugsOf(choice.chosen.map(({ bike }) => bike))).toEqual(['cheap']);
    expect(choice).toMatchObject({ considered: 4, beaten: 1, uncertain: [{ bike: { slug: 'unpriced' } }] });
    expect(choice.missed).toEqual({ budget: 1 });
  });

  it('names a bike whose facts leave a need or a criterion open, and does not rank it', () => {
    const bikes = [
      buildChoiceBike('known'),
      buildChoiceBike('no-seat', { seat: null }),
      buildChoiceBike('no-weight', { weight: null, price: 1 }),
    ];
    const { chosen, uncertain } = chooseBikes(bikes, buildNeeds({ height: 170 }));
    expect(slugsOf(chosen.map(({ bike }) => bike))).toEqual(['known']);
    expect(uncertain).toMatchObject([
      { bike: { slug: 'no-weight' }, unknownNeeds: [], unknownCriteria: ['weight'] },
      { bike: { slug: 'no-seat' }, unknownNeeds: ['seat'], unknownCriteria: [] },
    ]);
  });

  it.each([
    [{ budget: 75_000 }, {}, [{ kind: 'budget', is_unknown: false, value: 90_000, limit: 75_000 }]],
    [{ monthly: 2_000 }, {}, [{ kind: 'monthly', is_unknown: false, value: 2_989, limit: 2_000 }]],
    [{ kind: 'scooter' as const }, {}, [{ kind: 'kind', is_unknown: false }]],
    [{ fuel: 'electric' as const }, {}, [{ kind: 'fuel', is_unknown: false }]],
    [{ hasPassenger: true }, { has_pillion_seat: false }, [{ kind: 'pillion', is_unknown: false }]],
    [{ hasSocket: false }, { is_electric: true, range: 90 }, [{ kind: 'socket', is_unknown: true }]],
    [{ kmPerDay: 80 }, { is_electric: true, range: 70 }, [{ kind: 'range', is_unknown: false, value: 70, limit: 80 }]],
    [{}, { status: 'upcoming' as const }, [{ kind: 'status', is_unknown: false }]],
    [{ use: 'highway' as const }, { has_abs: true, power: 20 }, []],
    [{ use: 'highway' as const }, { has_abs: true, power: 15 }, []],
    [{ budget: 90_000 }, {}, []],
    [{ kmPerDay: 80 }, { is_electric: true, range: 80 }, []],
    [
      { use: 'highway' as const },
      { has_abs: null },
      [
        { kind: 'power-low', is_unknown: false, value: 8, limit: 15 },
        { kind: 'abs', is_unknown: true },
      ],
    ],
  ])('says what a bike misses of %j', (needs, facts, misses) => {
    expect(whyNot(buildChoiceBike('asked', facts), buildNeeds(needs), { chosen: [] }).misses).toEqual(misses);
  });
});

describe('the order of a choice', () => {
  const light = buildChoiceBike('light', { weight: 95, price: 95_000 });
  const cheap = buildChoiceBike('cheap', { weight: 130, price: 70_000 });
  const byPrice = orderBikes([light, cheap], { price: 3, weight: 1 });
  const byWeight = orderBikes([light, cheap], { price: 1, weight: 3 });

  it('has a bike without a price behind one that is as good and has one', () => {
    const unpriced = buildChoiceBike('a-new-one', { price: null });
    const ordered = orderBikes([unpriced, buildChoiceBike('priced')], { weight: 3 });
    expect(ordered.map(({ bike }) => bike.slug)).toEqual(['priced', 'a-new-one']);
  });

  it('follows what matters, and says what each bike is best at', () => {
    expect(byPrice.map(({ bike, bestAt }) => [bike.slug, bestAt])).toEqual([
      ['cheap', ['price']],
      ['light', ['weight']],
    ]);
    expect(byWeight.map(({ bike }) => bike.slug)).toEqual(['light', 'cheap']);
  });

  it('says why a bike moved up', () => {
    expect(movesBetween(byPrice, byWeight, { price: 1, weight: 3 })).toEqual([
      { slug: 'light', places: 1, passed: 'cheap', criterion: 'weight', percent: 27 },
    ]);
    expect(movesBetween(byPrice, byPrice, { price: 3, weight: 1 })).toEqual([]);
  });
});

describe('rivals of a bike', () => {
  const bike = buildChoiceBike('bike', { price: 90_000, mileage: 50, weight: 114, power: 7.9 });
  const better = buildChoiceBike('better', { price: 85_900, mileage: 56, weight: 99, power: 7.9 });

  it('are the bikes of its kind and fuel that are nowhere worse, line by line', () => {
    const weaker = { ...better, slug: 'weaker', power: 7.28 };
    const scooter = { ...better, slug: 'scooter', body_style: 'scooter' as const };
    const gone = { ...better, slug: 'gone', status: 'discontinued' as const };
    expect(rivalsOf(bike, [bike, better, weaker, scooter, gone])).toMatchObject({
      count: 1,
      compared: 2,
      openCount: 0,
      beatenBy: [
        {
          bike: { slug: 'better' },
          lines: [
            { criterion: 'price', gain: 4_100 },
            { criterion: 'mileage', gain: 6 },
            { criterion: 'weight', gain: 15 },
            { criterion: 'power', gain: 0 },
          ],
        },
      ],
    });
  });

  it('leave open what cannot be compared, with the bike whose value is unknown', () => {
    const unknown = { ...better, slug: 'unknown', weight: null };
    expect(rivalsOf(bike, [unknown])).toMatchObject({
      count: 0,
      open: [{ bike: { slug: 'unknown' }, unknown: [{ criterion: 'weight', of: ['unknown'] }] }],
    });
  });
});
