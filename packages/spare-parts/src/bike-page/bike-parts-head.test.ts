import { describe, expect, it } from 'vitest';
import { buildBikeParts } from '../testing/sample-parts.ts';
import { bikePartsHead } from './bike-parts-head.ts';

const address = { bikeSlug: 'classic-350', categorySlug: null, partSlug: null, page: 1 };

describe('bikePartsHead', () => {
  it('lists the groups of a bike for search engines, each at its address', () => {
    const { path, structuredData } = bikePartsHead(buildBikeParts(), address, null);
    expect(path).toBe('/spare-parts/type/classic-350');
    const list = structuredData?.find((item) => item['@type'] === 'ItemList');
    expect(JSON.stringify(list)).toContain('"/spare-parts/classic-350/lights"');
  });

  it.each([
    ['a group', 'lights', null],
    ['a part', 'lights', 'Headlamp bulb'],
  ])('has no address of its own for %s, whose prices are samples', (_, categorySlug, part) => {
    const head = bikePartsHead(buildBikeParts(), { ...address, categorySlug }, part);
    expect(head.title).toContain('Classic 350');
    expect(head).not.toHaveProperty('path');
  });
});
