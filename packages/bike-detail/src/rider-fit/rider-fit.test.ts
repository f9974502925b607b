import { describe, expect, it } from 'vitest';
import { riderFit } from './rider-fit.ts';

describe('riderFit', () => {
  it.each([
    [170, 805, 'flat'],
    [170, 807, 'flat'],
    [170, 808, 'balls'],
    [165, 844, 'balls'],
    [165, 845, 'tiptoe'],
    [165, 908, 'tiptoe'],
    [165, 909, 'above'],
    [200, 690, 'flat'],
    [140, 890, 'above'],
  ])('puts a rider of %i cm on a saddle of %i mm %s', (height, seatHeight, footing) => {
    expect(riderFit(height, seatHeight).footing).toBe(footing);
  });

  it('estimates the leg from the height, with the sole of a shoe', () => {
    expect(riderFit(170, 805)).toMatchObject({ leg: 807, shortfall: -2, heelAngle: 0 });
  });

  it('raises the heel by what is missing, and no further than tiptoe', () => {
    const { shortfall, heelAngle } = riderFit(160, 805);
    expect(shortfall).toBe(44);
    expect(Math.sin(heelAngle) * 1600 * 0.152 * 0.7).toBeCloseTo(44);
    expect(riderFit(140, 890).heelAngle).toBeCloseTo(Math.PI / 4);
  });
});
