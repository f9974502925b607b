import { type BikeDetail, bikeDetailSchema } from '@dopahiya/domain/bikes';
import { describe, expect, it } from 'vitest';
import * as hindi from '../texts/hi/key-differences.ts';
import { findKeyDifferences } from './find-key-differences.ts';

const dated = { price_month: '2026-06', fuel_type: 'Petrol' };
const known = {
  'classic-350': {
    ...dated,
    name: 'Classic 350',
    brand: { id: 3, name: 'Royal Enfield', slug: 'royal-enfield' },
    price: 181118,
    displacement: 349,
    max_power: 20.2,
    mileage: 35,
    top_speed: 114,
    kerb_weight: 195,
    wheelbase: 1390,
    ground_clearance: 170,
    seat_height: 805,
  },
  cb350: {
    ...dated,
    name: 'CB350',
    brand: { id: 1, name: 'Honda', slug: 'honda' },
    price: 195400,
    displacement: 348,
    max_power: 20.8,
    mileage: 35,
    top_speed: 125,
    kerb_weight: 187,
    wheelbase: 1441,
    ground_clearance: 165,
    seat_height: 800,
  },
  'r15-v4': {
    ...dated,
    name: 'R15 V4',
    brand: { id: 5, name: 'Yamaha', slug: 'yamaha' },
    price: 166200,
    displacement: 155,
    max_power: 18.1,
    mileage: 45,
    kerb_weight: 141,
    wheelbase: 1325,
    ground_clearance: 170,
    seat_height: 815,
  },
  'ather-450s': {
    ...dated,
    name: '450S',
    brand: { id: 9, name: 'Ather', slug: 'ather' },
    fuel_type: 'Electric',
    price: 119841,
    battery_range: 115,
    kerb_weight: 108,
    seat_height: 780,
  },
};
const buildBike = (slug: keyof typeof known, given: object = {}): BikeDetail =>
  bikeDetailSchema.parse({ id: 1, slug, ...known[slug], ...given });

const classic = buildBike('classic-350');
const cb350 = buildBike('cb350');

const lines = (...bikes: Parameters<typeof findKeyDifferences>[0]) =>
  findKeyDifferences(bikes).map(({ figure, sentence }) => `${figure}: ${sentence}`);

describe('findKeyDifferences', () => {
  it('says in plain words what each figure means, the largest effect first', () => {
    expect(lines(classic, cb350)).toEqual([
      '51 mm: CB350 has the longer wheelbase, so it sits steadier on a highway',
      '11 km/h: CB350 has the higher top speed',
      '8 kg: CB350 is lighter to push and park',
      '₹14,282: Classic 350 costs less',
      '5 mm: CB350 has the lower seat, so feet reach the ground sooner',
      '5 mm: Classic 350 clears higher speed breakers',
    ]);
  });

  it('says the same whichever way round the bikes are', () => {
    expect(lines(cb350, classic).toSorted()).toEqual(lines(classic, cb350).toSorted());
  });

  it('names at most six', () => {
    const other = buildBike('cb350', { max_power: 30, max_torque: 40, mileage: 60, price: 300000 });
    expect(lines({ ...classic, max_torque: 27 }, other)).toHaveLength(6);
  });

  it('passes over what is not worth a line', () => {
    expect(lines(classic, buildBike('classic-350', { seat_height: 801, price: 181500, kerb_weight: 196 }))).toEqual([]);
    expect(lines(classic, { ...classic, seat_height: 800 })).toEqual([
      '5 mm: Royal Enfield Classic 350 has the lower seat, so feet reach the ground sooner',
    ]);
  });

  it('says nothing of a figure that is known for one bike alone', () => {
    const unknown = buildBike('classic-350', {
      name: 'Other',
      price: null,
      wheelbase: null,
      kerb_weight: null,
    });
    expect(lines(cb350, unknown).join()).not.toMatch(/₹|wheelbase|lighter/);
  });

  it('compares mileages by what they come to in real use, and says whether that is reported or estimated', () => {
    const reported = { ...classic, mileage: 35, mileage_kind: 'reported' } as const;
    const certified = { ...cb350, mileage: 45.8, mileage_kind: 'certified', engine_capacity: 348 } as const;
    expect(lines(reported, certified)).toContain('4 kmpl: CB350 goes further on a litre in real use (our estimate)');
    const both = { ...cb350, mileage: 40, mileage_kind: 'reported' } as const;
    expect(lines(reported, both)).toContain('5 kmpl: CB350 goes further on a litre in real use');
  });

  it('does not compare kilometres on a litre with kilometres on a charge', () => {
    const electric = buildBike('ather-450s');
    expect(lines(classic, electric).join()).not.toMatch(/litre|charge/);
  });

  it('names both ends among three and four', () => {
    const [first] = lines(classic, cb350, buildBike('r15-v4'));
    expect(first).toBe('54 kg: R15 V4 is lighter to push and park than Classic 350');
    expect(lines(classic, cb350, buildBike('r15-v4'))).toContain(
      '116 mm: CB350 has a longer wheelbase than R15 V4, so it sits steadier on a highway',
    );
  });

  it('tells a price of another month with both months, and an expected one as expected', () => {
    const old = { ...cb350, status: 'discontinued', price: 156658, price_month: '2018-12' } as const;
    expect(lines(classic, old)).toContain(
      '₹24,460: CB350 costs less (last price of December 2018) than Classic 350 (price of June 2026)',
    );
    const expected = { ...cb350, status: 'upcoming' } as const;
    expect(lines(classic, expected)).toContain(
      '₹14,282: Classic 350 costs less (price of June 2026) than CB350 (expected price of June 2026)',
    );
  });

  it('does not tell a price whose month nobody knows from one of a known month', () => {
    expect(lines(classic, { ...cb350, price_month: null }).join()).not.toContain('₹');
    expect(lines({ ...classic, price_month: null }, { ...cb350, price_month: null }).join()).toContain('₹14,282');
  });

  it('says it in another language than that of the page', () => {
    const old = { ...cb350, status: 'discontinued', price: 156658, price_month: '2018-12' } as const;
    const sentences = findKeyDifferences([classic, old], hindi).map(({ sentence }) => sentence);
    expect(sentences).toContain('CB350 हल्की है, इसलिए उसे धकेलना और पार्क करना आसान है');
    expect(sentences).toContain(
      'June 2026 की कीमत वाली Classic 350 के मुक़ाबले December 2018 की आख़िरी कीमत पर CB350 सस्ती है',
    );
  });

  it('has nothing to say of one bike', () => expect(lines(classic)).toEqual([]));
});
