import { describe, expect, it } from 'vitest';
import { bikeStance } from '../bike-stance.ts';
import type { BodyStyle } from '../drawn-bike.ts';
import { typicalDimensions } from '../skeleton/typical-dimensions.ts';
import { bodyShares, distance } from './limbs.ts';
import { riderFigure } from './rider-figure.ts';
import { riderPose } from './rider-pose.ts';

const styles = Object.keys(typicalDimensions) as BodyStyle[];

describe.each(styles)('a rider on a %s', (bodyStyle) => {
  const stance = bikeStance({ bodyStyle });

  it.each([140, 170, 200])('of %i cm keeps the lengths of legs and back', (height) => {
    const { hip, knee, ankle, shoulder } = riderPose(stance, height);
    expect(distance(hip, knee)).toBeCloseTo(bodyShares.thigh * height * 10, 0);
    expect(distance(knee, ankle)).toBeCloseTo(bodyShares.shank * height * 10, 0);
    expect(distance(hip, shoulder)).toBeCloseTo(bodyShares.trunk * height * 10, 0);
  });

  it.each([160, 180])('of %i cm bends the knees forwards and holds the grips', (height) => {
    const { hip, knee, ankle, shoulder, hand } = riderPose(stance, height);
    expect(knee.x).toBeGreaterThan(Math.min(hip.x, ankle.x));
    expect(knee.y).toBeGreaterThan(ankle.y);
    expect(ankle.y).toBeGreaterThan(0);
    expect(hand).toEqual(stance.grip);
    const arm = (bodyShares.upperArm + bodyShares.forearm) * height * 10;
    expect(distance(shoulder, hand)).toBeLessThanOrEqual(arm);
  });
});

describe('the foot of a rider', () => {
  const footOn = (seatHeight: number, height: number) =>
    riderPose(bikeStance({ bodyStyle: 'adventure', seatHeight }), height);

  it('lies flat on the ground below a low saddle', () => {
    const { heel, toe } = footOn(690, 170);
    expect([heel.y, toe.y]).toEqual([12.5, 12.5]);
  });

  it('has its heel raised and its toes on the ground below a high one', () => {
    const { heel, toe } = footOn(850, 170);
    expect(heel.y).toBeGreaterThan(50);
    expect(toe.y).toBeCloseTo(12.5);
  });

  it('hangs above the ground below one that is too high', () => {
    expect(footOn(900, 140).toe.y).toBeGreaterThan(60);
  });
});

describe('riderFigure', () => {
  const stance = bikeStance({ bodyStyle: 'commuter', seatHeight: 790 });

  it('is taller for a taller rider, and about as high above the saddle as people sit', () => {
    const { top } = riderFigure(stance, 170);
    expect(riderFigure(stance, 185).top).toBeGreaterThan(top);
    expect((top - 790) / 1700).toBeGreaterThan(0.45);
    expect((top - 790) / 1700).toBeLessThan(0.6);
  });

  it('is drawn back to front: the head before the jacket, the shoe before the trousers, the sleeve last', () => {
    const parts = riderFigure(stance, 170).shapes.map(({ part }) => part);
    expect(parts).toEqual(['neck', 'face', 'eye', 'helmet', 'shoe', 'trousers', 'jacket', 'hand', 'sleeve']);
  });

  it.each([
    ['reaches from the saddle to the ground', 'trousers', 60, 950],
    ['stands on the ground', 'shoe', 0, 180],
  ])('%s with its %s', (_, name, lowest, highest) => {
    const { path } = riderFigure(stance, 170).shapes.find(({ part }) => part === name) ?? { path: '' };
    const heights = [...path.matchAll(/-?\d+ (-?\d+)/g)].map(([, y]) => -Number(y));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(lowest - 10);
    expect(Math.max(...heights)).toBeLessThan(highest);
  });

  it('is the same for the same bike and rider', () => {
    expect(riderFigure(stance, 170)).toEqual(riderFigure(stance, 170));
  });
});
