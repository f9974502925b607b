import { expect, it } from 'vitest';
import { bikeDetailSchema } from '../bikes/bike-detail.ts';
import { formatSpecificationIn } from './specifications.ts';

const bike = bikeDetailSchema.parse({
  id: 7,
  name: 'Classic 350',
  fuel_type: 'Petrol',
  engine_type: 'Single cylinder',
});

it.each([
  ['en', 'fuel_type', 'Petrol'],
  ['hi', 'fuel_type', 'पेट्रोल'],
  ['hi', 'engine_type', 'Single cylinder'],
] as const)('says in the language %s for %s: %s', (language, field, said) => {
  expect(formatSpecificationIn(language, bike, { field, label: '' })).toBe(said);
});
