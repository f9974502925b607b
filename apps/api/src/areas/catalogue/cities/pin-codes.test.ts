import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citiesFileSchema } from '../../seeding/cities-file.ts';
import { citySlugOfPin, statesOfPin } from './pin-codes.ts';

const file = new URL('../../../../data/cities.json', import.meta.url);
const cities = citiesFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

describe('PIN codes', () => {
  it('lead to cities of the catalogue that lie in one of their states', () => {
    for (let prefix = 100; prefix < 1000; prefix++) {
      const slug = citySlugOfPin(String(prefix));
      if (slug === undefined) continue;
      const city = cities.find((one) => one.slug === slug);
      expect([prefix, ...statesOfPin(String(prefix))]).toContain(city?.state);
    }
  });

  it('begin in every state', () => {
    const prefixes = Array.from({ length: 90 }, (_, place) => String(place + 10));
    const reached = new Set(prefixes.flatMap((prefix) => statesOfPin(prefix)));
    expect(new Set(cities.map(({ state }) => state))).toEqual(reached);
  });
});
