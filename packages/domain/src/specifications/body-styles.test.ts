import { describe, expect, it } from 'vitest';
import { type BodyStyle, bodyStyleNames, motorcycleStyles, stylesWithin } from './body-styles.ts';

const all = Object.keys(bodyStyleNames) as BodyStyle[];

describe('body styles', () => {
  it.each([
    ['scooter', ['scooter', 'maxiscooter']],
    ['sports', ['sports', 'superbike']],
    ['maxiscooter', ['maxiscooter']],
    ['cruiser', ['cruiser']],
  ] as const)('have within %s %j', (style, within) => {
    expect(stylesWithin(style)).toEqual(within);
  });

  it('hold no more when what they hold is asked for as well', () => {
    for (const style of all)
      expect([...new Set(stylesWithin(style).flatMap(stylesWithin))]).toEqual(stylesWithin(style));
  });

  it('are scooters, mopeds or motorcycles', () => {
    expect([...motorcycleStyles, ...stylesWithin('scooter'), 'moped'].toSorted()).toEqual(all.toSorted());
  });
});
