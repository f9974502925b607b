import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultBrands, defaultCities } from './default-places.ts';

const data = new URL('../../../../apps/api/data/', import.meta.url);

it('names brands and cities as our API does, which takes a listing with them', () => {
  const brands = readdirSync(new URL('brands/', data));
  expect(defaultBrands.filter(({ id }) => !brands.includes(`${id}.json`))).toEqual([]);
  const cities = readFileSync(new URL('cities.json', data), 'utf8');
  expect(defaultCities.filter(({ id }) => !cities.includes(`"slug": "${id}"`))).toEqual([]);
});
