import { describe, expect, it } from 'vitest';
import type { StandingBike } from '../bike-stance.ts';
import { estimatedProportions } from './skeleton.ts';

const known: StandingBike = {
  bodyStyle: 'commuter',
  wheelbase: 1265,
  length: 2020,
  frontTyre: '80/100-18',
  rearTyre: '80/100-18',
};

describe('estimatedProportions', () => {
  it('names none where all were given', () => expect(estimatedProportions(known)).toEqual([]));

  it.each([
    ['wheelbase', { wheelbase: null }],
    ['length', { length: null }],
    ['wheels', { rearTyre: null }],
    ['wheels', { frontTyre: 'large' }],
  ] as const)('names %s where %j', (proportion, unknown) => {
    expect(estimatedProportions({ ...known, ...unknown })).toEqual([proportion]);
  });

  it('takes what cannot be true for not given', () => {
    expect(estimatedProportions({ ...known, length: 900 })).toEqual(['length']);
  });
});
