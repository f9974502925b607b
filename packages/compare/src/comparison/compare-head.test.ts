import { describe, expect, it } from 'vitest';
import { buildComparedBike } from '../testing/build-compared-bike.ts';
import { compareHead } from './compare-head.ts';

const drawn = (slug: string) => ({ image: `/media/drawings/${slug}.red.1.svg` });
const bikes = [buildComparedBike('classic-350', drawn('classic-350')), buildComparedBike('cb350', drawn('cb350'))];

describe('compareHead', () => {
  it('names both bikes, with their prices and what sets them apart most', () => {
    expect(compareHead(bikes)).toMatchObject({
      title: 'Royal Enfield Classic 350 vs Honda CB350: side by side, to scale | Dopahiya',
      description:
        'Royal Enfield Classic 350 ₹1,81,118 (ex-showroom, Delhi · June 2026). Honda CB350 ₹1,95,400 (ex-showroom, Delhi · June 2026). CB350 has the longer wheelbase, so it sits steadier on a highway (51 mm). CB350 has the higher top speed (11 km/h).',
    });
  });

  it('has one canonical address whichever way round they are', () => {
    expect(compareHead(bikes).path).toBe('/compare-bikes/cb350-vs-classic-350');
    expect(compareHead(bikes.toReversed()).path).toBe('/compare-bikes/cb350-vs-classic-350');
  });

  it('shows both drawings to those who share it', () => {
    expect(compareHead(bikes).image?.path).toBe('/media/share/classic-350.red.1~cb350.red.1.png');
  });

  it('tells machines where the page stands and which bikes it has', () => {
    const types = compareHead(bikes).structuredData?.map((thing) => thing['@type']);
    expect(types).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('keeps search engines from a page with one bike or none', () => {
    expect(compareHead(bikes.slice(0, 1)).path).toBeUndefined();
    expect(compareHead(undefined).path).toBeUndefined();
  });
});
