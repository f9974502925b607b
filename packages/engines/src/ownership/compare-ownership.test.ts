import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { exactly } from './assumptions.ts';
import { compareOwnership, ownershipWork } from './compare-ownership.ts';
import { costParts, type OwnedBike, type UsePlan } from './owned-bike.ts';

const activa: OwnedBike = {
  slug: 'activa-125',
  name: 'Honda Activa 125',
  status: 'on_sale',
  priceMonth: '2026-06',
  isElectric: false,
  isScooter: true,
  displacement: 124,
  onRoadPrice: 107_460,
  exShowroomPrice: 92_529,
  reach: 51,
  realShare: { from: 0.8, usual: 0.84, to: 0.88 },
  batteryKwh: null,
  asked: null,
};
const rizta: OwnedBike = {
  slug: 'rizta',
  name: 'Ather Rizta S',
  status: 'on_sale',
  priceMonth: '2026-06',
  isElectric: true,
  isScooter: true,
  displacement: null,
  onRoadPrice: 127_426,
  exShowroomPrice: 114_999,
  reach: 123,
  realShare: { from: 0.65, usual: 0.7, to: 0.75 },
  batteryKwh: 2.9,
  asked: null,
};
const classic: OwnedBike = {
  ...activa,
  slug: 'classic-350',
  isScooter: false,
  displacement: 349,
  onRoadPrice: 223_000,
  exShowroomPrice: 193_000,
  reach: 35,
  realShare: { from: 0.8, usual: 0.85, to: 0.9 },
};

const plan: UsePlan = {
  kmPerDay: 30,
  daysPerMonth: 25,
  years: 8,
  petrol: exactly(102.12),
  electricity: exactly(7),
  loan: null,
};

const plans = fc.record({
  kmPerDay: fc.integer({ min: 3, max: 100 }),
  daysPerMonth: fc.integer({ min: 1, max: 31 }),
  years: fc.integer({ min: 1, max: 10 }),
  petrol: fc.integer({ min: 80, max: 140 }).map(exactly),
  electricity: fc.integer({ min: 2, max: 25 }).map(exactly),
  loan: fc.option(
    fc.record({
      share: fc.double({ min: 0.1, max: 1, noNaN: true }),
      interest: fc.integer({ min: 0, max: 30 }),
      months: fc.integer({ min: 6, max: 60 }),
    }),
  ),
});

describe('compareOwnership', () => {
  it('gives the same answer to the same question and seed', () => {
    expect(compareOwnership([activa, rizta], plan, 7)).toEqual(compareOwnership([activa, rizta], plan, 7));
    expect(compareOwnership([activa, rizta], plan, 8)).not.toEqual(compareOwnership([activa, rizta], plan, 7));
  });

  it('keeps its bands in order, and what has been paid never falls', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 1000 }), (drawn, seed) => {
        const { bikes, verdict } = compareOwnership([activa, rizta, classic], drawn, seed);
        for (const { paid, net, perKm } of bikes) {
          // A battery replacement in a few scenarios can lift the mean above p90, but nothing pushes it below p10.
          for (const { p10, mean, p90 } of [...paid, net, perKm]) expect(p10 <= mean + 1 && p10 <= p90).toBe(true);
          paid.slice(1).forEach(({ mean }, index) => expect(mean).toBeGreaterThanOrEqual(paid[index]?.mean ?? 0));
        }
        expect(verdict && verdict.saved.p10 <= verdict.saved.p90).toBe(true);
        expect(verdict?.chance).toBeGreaterThanOrEqual(0);
        expect(verdict?.chance).toBeLessThanOrEqual(100);
      }),
      { numRuns: 12 },
    );
  });

  it('has one sum for what is saved: that of the bikes, of their parts and of what drives it, to the rupee', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 1000 }), (drawn, seed) => {
        const { bikes, verdict } = compareOwnership([activa, rizta, classic], drawn, seed);
        const netOf = (slug: string | undefined) =>
          bikes.find(({ bike }) => bike.slug === slug)?.net.mean ?? Number.NaN;
        const sum = (parts: Record<string, number> | undefined) =>
          costParts.reduce((total, part) => total + (parts?.[part] ?? 0), 0);
        for (const { net, parts, paid } of bikes) {
          expect(Object.values(parts).every(Number.isInteger)).toBe(true);
          expect(net.mean).toBe(sum(parts));
          expect(paid.at(-1)?.mean).toBe(net.mean - parts.resale);
        }
        expect(verdict?.saved.mean).toBe(netOf(verdict?.dearer) - netOf(verdict?.cheaper));
        expect(verdict?.saved.mean).toBe(sum(verdict?.drivers));
        expect(verdict?.saved.mean).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 12 },
    );
  });

  it('costs the same alone and beside any others, in any order', () => {
    const [alone] = compareOwnership([activa], plan).bikes;
    const ofActiva = (bikes: readonly OwnedBike[]) =>
      compareOwnership(bikes, plan).bikes.find(({ bike }) => bike.slug === activa.slug);
    expect(ofActiva([activa, rizta])).toEqual(alone);
    expect(ofActiva([rizta, activa])).toEqual(alone);
    expect(ofActiva([classic, rizta, activa])).toEqual(alone);
  });

  it('has dearer energy, service and insurance each year', () => {
    const assumed = { petrolGrowth: 0.05, electricityGrowth: 0.02, costGrowth: 0.1, insuranceOffer: 1 };
    const partsAfter = (bike: OwnedBike, years: number) => {
      const [owned] = compareOwnership([bike], { ...plan, years, assumed }).bikes;
      return { energy: 0, service: 0, insurance: 0, ...owned?.parts };
    };
    const [one, three] = [partsAfter(activa, 1), partsAfter(activa, 3)];
    expect(three.energy / one.energy).toBeCloseTo(1 + 1.05 + 1.05 ** 2, 3);
    expect(partsAfter(rizta, 3).energy / partsAfter(rizta, 1).energy).toBeCloseTo(1 + 1.02 + 1.02 ** 2, 3);
    expect(three.service / one.service).toBeCloseTo(1 + 1.1 + 1.1 ** 2, 3);
    expect([one.insurance, three.insurance]).toEqual([0, Math.round(880 * 1.1 + 790 * 1.1 ** 2)]);
  });

  it('costs more to service the larger the engine is, and least without one', () => {
    const ofSize = (displacement: number): OwnedBike => ({ ...classic, displacement });
    const services = [rizta, activa, ofSize(160), ofSize(349), ofSize(400), ofSize(650)].map(
      (bike) => compareOwnership([bike], plan).bikes[0]?.parts.service ?? 0,
    );
    expect(services).toEqual(services.toSorted((one, other) => one - other));
  });

  it('holds the cheapest against the next, whichever was named first', () => {
    const { verdict } = compareOwnership([classic, activa, rizta], plan);
    expect(verdict).toMatchObject({ cheaper: 'rizta', dearer: 'activa-125' });
    expect(verdict).toEqual(compareOwnership([rizta, activa], plan).verdict);
    expect(verdict?.drivers.energy).toBeGreaterThan(100_000);
    expect(compareOwnership([activa], plan).verdict).toBeNull();
  });

  it('names no assumption that has no part in either bike', () => {
    const names = (bikes: readonly OwnedBike[]) =>
      compareOwnership(bikes, plan).verdict?.sensitivity.map(({ assumption }) => assumption);
    const electric = ['electricityPrice', 'electricityGrowth', 'chargingLoss', 'batteryLife', 'laterLossElectric'];
    expect(names([activa, classic])).toEqual(expect.not.arrayContaining(electric));
    expect(names([activa, rizta])).toEqual(expect.arrayContaining([...electric, 'petrolGrowth']));
    expect(names([rizta, { ...rizta, slug: 'iqube' }])).not.toContain('petrolGrowth');
  });

  it('says from which month on the electric one has cost less, and in how many cases', () => {
    const {
      differences: [difference],
    } = compareOwnership([activa, rizta], plan);
    expect(difference?.breakEven.p50).toBeGreaterThan(6);
    expect(difference?.breakEven.p50).toBeLessThan(30);
    expect(difference?.breakEven.chance).toBeGreaterThan(60);
  });

  it('takes longer to pay off in nine of ten cases than in half of them', () => {
    const {
      differences: [difference],
    } = compareOwnership([activa, rizta], { ...plan, kmPerDay: 15 });
    const { p50, p90 } = difference?.breakEven ?? {};
    expect(p90).toBeGreaterThan(p50 ?? Infinity);
  });

  it('never breaks even where hardly a kilometre is driven', () => {
    const {
      differences: [difference],
    } = compareOwnership([activa, rizta], { ...plan, kmPerDay: 3, daysPerMonth: 1 });
    expect(difference?.breakEven).toMatchObject({ p50: null, p90: null });
  });

  it('costs more with a loan than without, by its interest', () => {
    const cash = compareOwnership([activa], plan).bikes[0]?.parts.purchase ?? 0;
    const loan =
      compareOwnership([activa], { ...plan, loan: { share: 0.8, interest: 12, months: 36 } }).bikes[0]?.parts
        .purchase ?? 0;
    expect(cash).toBeCloseTo(107_460, 0);
    expect(loan - cash).toBeCloseTo(16_830, -2);
  });

  it('compares up to six bikes over up to thirty years', () => {
    const six = Array.from({ length: 6 }, () => activa);
    expect(compareOwnership([activa], { ...plan, years: 30 }).marks.at(-1)).toBe(360);
    expect(compareOwnership(six, { ...plan, years: 1 }).bikes).toHaveLength(6);
  });

  it.each([
    ['seven bikes', 7, 8],
    ['31 years', 1, 31],
    ['no year', 1, 0],
    ['part of a year', 1, 1.5],
    ['what is no number', 1, Number.NaN],
  ])('says that it does not compare %s, and what to ask for', (_, count, years) => {
    const bikes = Array.from({ length: count }, () => activa);
    expect(() => compareOwnership(bikes, { ...plan, years })).toThrow(
      new RangeError(
        `${count} bikes over ${years} years cannot be compared: what is drawn for them would not be kept. ` +
          'Ask for at most 6 bikes and for whole years from 1 to 30.',
      ),
    );
  });

  it('works in steps of at most a hundred draws or four bands, so that it can let others in', () => {
    const draws = vi.spyOn(Math, 'exp');
    const work = ownershipWork([activa, rizta, classic], plan);
    let steps = 0;
    for (let step = work.next(); !step.done; step = work.next()) {
      // Each draw of a bike computes two exponentials for its resale value.
      expect(draws.mock.calls.length).toBeLessThanOrEqual(200);
      draws.mockClear();
      steps += 1;
    }
    draws.mockRestore();
    expect(steps).toBeGreaterThan(100);
  });
});
