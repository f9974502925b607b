import { describe, expect, it } from 'vitest';
import { bikeStance } from './bike-stance.ts';
import { drawingFrame } from './drawing-frame.ts';

const classic = {
  bodyStyle: 'cruiser',
  wheelbase: 1390,
  length: 2145,
  height: 1090,
  seatHeight: 805,
  frontTyre: '100/90-19',
  rearTyre: '120/80-18',
} as const;

describe('bikeStance', () => {
  it('has the box of the drawing, left of the rear axle', () => {
    const { frame } = bikeStance(classic);
    const { width, height } = drawingFrame({ ...classic, slug: 'a', name: 'A', electric: false, hints: {} });
    expect(frame).toMatchObject({ width, height });
    expect(frame.left).toBeLessThan(0);
  });

  it('puts the axles as far apart as the wheelbase says, each as high as its tyre', () => {
    const { rearWheel, frontWheel } = bikeStance(classic);
    expect(rearWheel).toEqual({ x: 0, y: rearWheel.radius, radius: 325 });
    expect(frontWheel).toEqual({ x: 1390, y: frontWheel.radius, radius: 331 });
  });

  it('sits a rider at the height of the seat', () => {
    expect(bikeStance(classic).saddle.y).toBe(805);
  });
});
