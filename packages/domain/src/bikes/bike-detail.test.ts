import { describe, expect, it } from 'vitest';
import { flagFields, numberFields, textFields } from '../specifications/specification-fields.ts';
import { formatSpecification, specificationGroups } from '../specifications/specification-groups.ts';
import { bikeDetailSchema, variantSchema } from './bike-detail.ts';

const bike = bikeDetailSchema.parse({
  id: 7,
  name: 'Classic 350',
  max_power: 20.2,
  max_power_rpm: 6100,
  kerb_weight: '195 kg',
  abs: 'Yes',
  usb_charging: false,
  engine_type: ' ',
  color_options: ['Redditch Red', { name: 'Halcyon Black', hex: '#101010' }],
});

describe('bikeDetailSchema', () => {
  it('knows every specification field, null where nothing was said', () => {
    expect(bike).toMatchObject({ wheelbase: null, engine_type: null, tachometer: null, kerb_weight: 195, abs: true });
  });

  it('has one word for a bike that is no longer sold, whichever way the API says so', () => {
    const status = (said: object) => bikeDetailSchema.parse({ id: 7, name: 'Classic 350', ...said }).status;
    expect(status({ status: 'on_sale', is_discontinued: true })).toBe('discontinued');
    expect(status({ status: 'upcoming', is_discontinued: false })).toBe('upcoming');
  });

  it('takes a colour by its name alone', () => {
    expect(bike.color_options).toEqual([
      { name: 'Redditch Red', hex: null, image: null },
      { name: 'Halcyon Black', hex: '#101010', image: null },
    ]);
  });
});

describe('variantSchema', () => {
  it('does without what older servers do not send', () => {
    expect(variantSchema.parse({ id: 1, bike_model: 7, name: 'Drum' })).toMatchObject({ price_month: null });
  });
});

describe('specificationGroups', () => {
  it('shows every field once, but for those that stand inside another row', () => {
    const shown = specificationGroups.flatMap(({ rows }) => rows.map(({ field }) => field));
    const inside = ['engine_capacity', 'max_power_rpm', 'max_torque_rpm'];
    expect(shown.concat(inside as typeof shown).toSorted()).toEqual(
      [...numberFields, ...textFields, ...flagFields].toSorted(),
    );
  });

  it.each([
    [/(?:_km|_range)$/, 'km'],
    [/_months$/, 'months'],
    [/_years$/, 'years'],
    [/mileage$/, 'kmpl'],
    [/_weight$/, 'kg'],
    [/(?:_height|_clearance|_brake_size)$/, 'mm'],
  ])('gives a figure whose name ends in %s the unit %s', (name, unit) => {
    const named = specificationGroups.flatMap(({ rows }) => rows).filter(({ field }) => name.test(field));
    expect(new Set(named.map((row) => row.unit))).toEqual(new Set([unit]));
  });
});

describe('formatSpecification', () => {
  it.each([
    ['max_power', 'bhp', '20.2 bhp at 6,100 rpm'],
    ['kerb_weight', 'kg', '195 kg'],
    ['abs', undefined, 'Yes'],
    ['usb_charging', undefined, 'No'],
    ['wheelbase', 'mm', null],
  ] as const)('writes %s in %s as %j', (field, unit, expected) => {
    expect(formatSpecification(bike, { field, label: '', ...(unit && { unit }) })).toBe(expected);
  });

  it('says of a mileage what it is', () => {
    const row = { field: 'mileage', label: '', unit: 'kmpl' } as const;
    const certified = { ...bike, mileage: 41.55, mileage_kind: 'certified' } as const;
    expect(formatSpecification(certified, row)).toBe('41.55 kmpl, certified');
    expect(formatSpecification({ ...certified, mileage_kind: null }, row)).toBe('41.55 kmpl');
  });
});
