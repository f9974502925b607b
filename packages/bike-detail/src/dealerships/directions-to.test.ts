import { describe, expect, it } from 'vitest';
import { buildDealership } from '../testing.ts';
import { directionsTo } from './directions-to.ts';

describe('directionsTo', () => {
  it('leads to the place when it is known', () => {
    expect(directionsTo(buildDealership())).toBe('https://www.google.com/maps/dir/?api=1&destination=28.617%2C77.2018');
  });

  it('searches for address and city otherwise', () => {
    const address = directionsTo(buildDealership({ latitude: null }));
    expect(address).toBe('https://www.google.com/maps/search/?api=1&query=12+Ring+Road%2C+Delhi');
  });

  it('leads nowhere when nothing is known', () => {
    expect(directionsTo(buildDealership({ longitude: null, address: null, city: null }))).toBeNull();
  });
});
