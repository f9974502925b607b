import { describe, expect, it } from 'vitest';
import { bikeDetailHead, missingBikeHead, pendingBikeHead } from './index.ts';
import { buildBikeDetail } from './testing.ts';

describe('bikeDetailHead', () => {
  it('names the bike, its price with place and month, and its figures', () => {
    expect(bikeDetailHead(buildBikeDetail())).toEqual({
      title: 'Royal Enfield Classic 350: price, specifications, colours | Dopahiya',
      description:
        'Royal Enfield Classic 350: ₹1,81,118, ex-showroom, Delhi · June 2026. Engine 349 cc, Mileage 35 kmpl, Max power 20.2 bhp, Max torque 27 Nm, Kerb weight 195 kg, Fuel tank 13 L.',
      path: '/royal-enfield/classic-350',
    });
  });

  it('leaves out a price that nobody gave', () => {
    const { description } = bikeDetailHead(buildBikeDetail({ price: null, price_month: null }));
    expect(description).toMatch(/^Royal Enfield Classic 350\. Engine/);
  });

  it.each([
    [{ name: 'Hero' }, 'Hero Splendor', 'Hero Splendor:'],
    [{ name: 'Unknown Brand', slug: 'unknown-brand' }, 'Splendor', 'Splendor:'],
  ])('says the brand %j of the bike "%s" once, and only when it is known', (brand, name, start) => {
    const bike = buildBikeDetail({ name, brand: { id: 1, slug: 'hero', logo: null, ...brand } });
    expect(bikeDetailHead(bike).title.startsWith(start)).toBe(true);
  });
});

describe('the head of a page without a bike', () => {
  it('names no address for search engines to keep', () => {
    expect(missingBikeHead()).toEqual({
      title: 'Bike not found | Dopahiya',
      description: 'There is no bike at this address.',
    });
    expect(pendingBikeHead()).not.toHaveProperty('path');
  });
});
