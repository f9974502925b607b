import { describe, expect, it } from 'vitest';
import { favouriteSlug, usedBikeFavourite, usedBikeIdOf } from './index.ts';

describe('a used bike among favourites', () => {
  it('is called by its id, as an account takes it, and found again by it', () => {
    expect(usedBikeFavourite(61)).toMatch(favouriteSlug);
    expect(usedBikeIdOf(usedBikeFavourite(61))).toBe(61);
  });

  it.each(['classic-350', 'used', 'used-', 'used-0', 'used-061', 'used-1e3', 'used-9999999999', 'xused-1'])(
    'is not %s',
    (name) => {
      expect(usedBikeIdOf(name)).toBeNull();
    },
  );
});
