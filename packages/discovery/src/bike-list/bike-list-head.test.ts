import { describe, expect, it } from 'vitest';
import { findBikeList } from '../lists/find-bike-list.ts';
import { buildLineUp } from '../testing/build-bike-card.ts';
import { bikeListHead } from './bike-list-head.ts';
import { readListAddress } from './list-address.ts';

const bikes = buildLineUp(6);
const headAt = (path: string, search = '') => {
  const address = readListAddress(path, new URLSearchParams(search));
  const { list } = findBikeList(address);
  if (!list) throw new Error(`There is no list at ${path}.`);
  return bikeListHead(list, address, bikes);
};

describe('bikeListHead', () => {
  it('names one address of each page, whatever its order', () => {
    expect(headAt('/new-scooters', 'sort=price-low')).toMatchObject({
      title: 'Best scooters in India: prices, mileage, seat heights | Dopahiya',
      path: '/new-scooters',
    });
    expect(headAt('/new-scooters', 'sort=price-low&page=2')).toMatchObject({
      title: 'Best scooters in India: prices, mileage, seat heights, page 2 | Dopahiya',
      path: '/new-scooters?page=2',
    });
  });

  it('keeps a filtered list out of search engines', () => {
    expect(headAt('/bikes').path).toBe('/bikes');
    expect(headAt('/bikes', 'fuel=electric').path).toBeUndefined();
  });

  it('says where the list stands, and which bikes it holds', () => {
    const [trail, items] = headAt('/bikes/cruisers').structuredData ?? [];
    expect(JSON.stringify(trail)).toMatch(/"Home".*"Bikes".*"\/bikes".*"Cruisers".*"\/bikes\/cruisers"/);
    expect(JSON.stringify(items)).toMatch(/"Royal Enfield Classic 350".*"\/royal-enfield\/classic-350"/);
  });
});
