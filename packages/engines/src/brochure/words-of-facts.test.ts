import { expect, it } from 'vitest';
import { readBrochure } from './read-brochure.ts';

const sheet = [
  'Kerb weight: 112 kg',
  'Battery: Lithium ion, 3.97 kWh',
  'Front brake: Disc, 240 mm, single channel ABS',
  'Front tyre: tubeless, 90/90-12',
  'Gearbox: manual, 5 speed',
  'Fuel gauge: Digital',
].join('\n');

it('marks the words that state each fact, not what stands beside them', () => {
  const { facts } = readBrochure(sheet);
  expect(Object.fromEntries(facts.map(({ field, text }) => [field, text]))).toMatchObject({
    kerb_weight: '112 kg',
    battery_type: 'Lithium ion',
    battery_capacity: '3.97 kWh',
    front_brake_size: '240 mm',
    front_tyre_size: '90/90-12',
    gears: '5 speed',
  });
  for (const { start, end, text } of facts) expect(sheet.slice(start, end)).toBe(text);
});

it('states only the fields that are wanted', () => {
  const { facts } = readBrochure(sheet, { fields: ['kerb_weight', 'gears'] });
  expect(facts.map(({ field }) => field)).toEqual(['kerb_weight', 'gears']);
});

it('converts volts and ampere hours to the energy of a battery', () => {
  const { facts } = readBrochure('Battery: 60 V, 40 Ah');
  expect(facts).toMatchObject([{ field: 'battery_capacity', value: 2.4 }]);
});
