import { describe, expect, it } from 'vitest';
import { riderFigure } from './rider-figure.ts';
import { riderFit } from './rider-fit.ts';

const figureOf = (height: number, seat: number) => riderFigure(height, seat, riderFit(height, seat));
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0));

describe('riderFigure', () => {
  it('sits on the saddle and is as tall above it as the body is', () => {
    const { torso, head } = figureOf(170, 805);
    expect(torso[0]).toEqual([0, 805]);
    expect(head.centre[1] + head.radius).toBeCloseTo(805 + 1700 * 0.54);
  });

  it('bends the knee over a low saddle without making the leg any shorter', () => {
    const [hip, knee, ankle] = figureOf(170, 690).leg;
    expect(knee[0]).toBeGreaterThan(50);
    expect(distance(hip, knee) + distance(knee, ankle)).toBeCloseTo(1700 * (0.46 - 0.039));
  });

  it.each([
    [170, 690, 12.5],
    [160, 805, 12.5],
    [165, 900, 12.5],
  ])('puts the toes of a rider of %i cm on a saddle of %i mm on the ground', (height, seat, expected) => {
    expect(figureOf(height, seat).foot[1][1]).toBeCloseTo(expected);
  });

  it('raises the heel on a high saddle, and lifts the whole foot off the ground on one that is too high', () => {
    expect(figureOf(170, 690).foot[0][1]).toBe(12.5);
    expect(figureOf(160, 805).foot[0][1]).toBeGreaterThan(50);
    const gap = 890 - riderFit(140, 890).leg - 1400 * 0.152 * 0.7 * Math.sin(Math.PI / 4);
    expect(figureOf(140, 890).leg[2][1]).toBeGreaterThan(1400 * 0.039 + 25 + gap);
  });
});
