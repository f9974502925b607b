import { beforeAll, describe, expect, it } from 'vitest';
import { createSources } from '../../build-api.ts';
import { openOwnCatalogue } from '../../testing/test-databases.ts';
import { UsedBikeReader } from './used-bike-reader.ts';

describe('UsedBikeReader over our catalogue', () => {
  let reader: UsedBikeReader;
  let names: Map<number, string>;

  beforeAll(async () => {
    const { finder, cityFinder } = createSources(await openOwnCatalogue(), () => new Date('2026-11-27T12:00:00+05:30'));
    reader = new UsedBikeReader({ finder, cities: cityFinder });
    names = new Map((await finder.all()).map(({ id, brand, name }) => [id, `${brand} ${name}`]));
  });

  const read = async (text: string) => {
    const { parts, ignored, loose, conditions } = await reader.read(text);
    const named = (conditions.models?.ids ?? []).map((id) => names.get(id) ?? '');
    return { parts: parts.map(({ kind, value, min, max }) => [kind, value ?? [min, max]]), ignored, loose, named };
  };

  it.each([
    ['bulet', 'Bullet'],
    ['splender', 'Splendor'],
    ['splendr', 'Splendor'],
    ['activva', 'Activa'],
    ['एक्टिवा', 'Activa'],
    ['स्प्लेंडर', 'Splendor'],
    ['Splendor+', 'Splendor'],
    ['Pulsar NS 200', 'Pulsar NS200'],
    ['duke 390', '390 Duke'],
    ['classic 350', 'Classic 350'],
    ['H’ness CB350', "H'ness CB350"],
    ['jupitor', 'Jupiter'],
    ['acess 125', 'Access 125'],
    ['apche rtr 160', 'Apache RTR 160'],
  ])('finds the models meant by %j, and leaves no word out', async (text, name) => {
    const { named, loose, ignored } = await read(text);
    expect(named.length).toBeGreaterThan(0);
    for (const one of named) expect(one).toContain(name);
    expect([...loose, ...ignored]).toEqual([]);
  });

  it.each([
    ['royal enfeild', [['brand', 'Royal Enfield']]],
    ['Hero Honda', [['brand', 'Hero']]],
    [
      'hero honda splender',
      [
        ['brand', 'Hero'],
        ['model', 'Hero Splendor'],
      ],
    ],
    [
      'splendor under 40k pune 2018',
      [
        ['price', [null, 40_000]],
        ['year', [2018, 2018]],
        ['model', 'Hero Splendor'],
        ['city', 'Pune'],
      ],
    ],
    [
      'bangalor bulet',
      [
        ['model', 'Royal Enfield Bullet'],
        ['city', 'Bengaluru'],
      ],
    ],
    [
      'पुणे एक्टिवा',
      [
        ['model', 'Honda Activa'],
        ['city', 'Pune'],
      ],
    ],
    [
      'maharashtra activa',
      [
        ['model', 'Honda Activa'],
        ['state', 'Maharashtra'],
      ],
    ],
    [
      'uttar pradesh activa',
      [
        ['model', 'Honda Activa'],
        ['state', 'Uttar Pradesh'],
      ],
    ],
    [
      'activa MH12',
      [
        ['model', 'Honda Activa'],
        ['city', 'Pune'],
      ],
    ],
    ['pulsar or apache', [['model', 'Bajaj Pulsar, TVS Apache']]],
  ])('reads %j', async (text, expected) => {
    const { parts, loose } = await read(text);
    expect(parts).toEqual(expected);
    expect(loose).toEqual([]);
  });

  it('keeps apart what it ignores and what a listing may contain', async () => {
    const { ignored, loose } = await read('fuel efficient activa disc lucknow');
    expect(ignored.map(({ words }) => words)).toEqual(['fuel efficient']);
    expect(loose).toEqual([{ words: 'disc', without: 'fuel efficient activa lucknow' }]);
  });
});
