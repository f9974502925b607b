import { describe, expect, it } from 'vitest';
import { buildComparedBike } from '../testing/build-compared-bike.ts';
import { comparedGroupsOf } from './spec-groups.ts';

const groups = comparedGroupsOf([buildComparedBike('classic-350'), buildComparedBike('cb350')]);
const valuesOf = (label: string) => groups.flatMap(({ rows }) => rows).find((row) => row.label === label)?.values;

describe('comparedGroupsOf', () => {
  it('has the groups of the specification, in their order, without those of which nothing is known', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'Engine & Performance',
      'Dimensions & Weight',
      'Transmission',
      'Suspension & Brakes',
      'Features',
      'Price',
    ]);
  });

  it.each([
    ['Displacement', ['349 cc', '348 cc']],
    ['Top speed', ['114 km/h', '125 km/h']],
    ['Kerb weight', ['195 kg', '187 kg']],
    ['Wheelbase', ['1,390 mm', '1,441 mm']],
    ['Bluetooth', ['No', 'Yes']],
    ['Ex-showroom price, Delhi', ['₹1,81,118', '₹1,95,400']],
    ['Price as of', ['June 2026', 'June 2026']],
  ])('tells %s with its unit', (label, values) => expect(valuesOf(label)).toEqual(values));

  it('leaves out what is known of none, and says of the others that it is not known', () => {
    expect(valuesOf('Clutch')).toBeUndefined();
    const [first] = comparedGroupsOf([buildComparedBike('classic-350'), buildComparedBike('ather-450s')]);
    expect(first?.rows.find(({ label }) => label === 'Range')).toEqual({ label: 'Range', values: [null, '115 km'] });
  });
});
