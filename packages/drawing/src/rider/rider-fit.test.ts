import { describe, expect, it } from 'vitest';
import { riderFit } from './rider-fit.ts';

describe('riderFit', () => {
  it.each([
    [805, 170, 'flat'],
    [807, 170, 'flat'],
    [808, 170, 'balls'],
    [844, 165, 'balls'],
    [845, 165, 'tiptoe'],
    [908, 165, 'tiptoe'],
    [909, 165, 'short'],
    [690, 200, 'flat'],
    [890, 140, 'short'],
  ] as const)('puts a seat of %i mm and a rider of %i cm down as %s', (seatHeight, height, footing) => {
    expect(riderFit(seatHeight, height).footing).toBe(footing);
  });

  it('estimates the leg from the height, with the sole of a shoe', () => {
    expect(riderFit(805, 170)).toMatchObject({ leg: 807, shortfall: -2, heelAngle: 0 });
  });

  it('raises the heel by what is missing, and no further than tiptoe', () => {
    const { shortfall, heelAngle } = riderFit(805, 160);
    expect(shortfall).toBe(44);
    expect(Math.sin(heelAngle) * 1600 * 0.152 * 0.7).toBeCloseTo(44);
    expect(riderFit(890, 140).heelAngle).toBeCloseTo(Math.PI / 4);
  });
});
