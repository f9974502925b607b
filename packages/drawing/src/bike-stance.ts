import type { DrawnBike } from './drawn-bike.ts';
import { frameOf } from './drawing-frame.ts';
import type { Point } from './geometry/point.ts';
import { skeletonOf } from './skeleton/skeleton.ts';

/** A position on a bike: mm ahead of the rear axle, mm above the ground. */
export interface StancePoint {
  x: number;
  y: number;
}

/** A wheel: position of its axle, and outer tyre radius in mm. */
interface StanceWheel extends StancePoint {
  radius: number;
}

/** Positions of parts of a bike in its drawing, for overlays. */
export interface BikeStance {
  /** The drawing's box in mm: left edge relative to the rear axle (negative behind it), and size; its lower edge is the ground. */
  frame: { left: number; width: number; height: number };
  rearWheel: StanceWheel;
  frontWheel: StanceWheel;
  /** Lowest point of the rider's saddle. */
  saddle: StancePoint;
  grip: StancePoint;
}

/** Input of `bikeStance`: dimensions and body style of a bike. */
export type StandingBike = Omit<DrawnBike, 'slug' | 'name' | 'electric' | 'hints'>;

/** Computes a bike's stance from its dimensions and body style. */
export function bikeStance(bike: StandingBike): BikeStance {
  const skeleton = skeletonOf({ slug: '', name: '', electric: false, hints: {}, ...bike });
  return {
    frame: frameOf(skeleton),
    rearWheel: { ...pointOf(skeleton.rearAxle), radius: skeleton.rearTyre.radius },
    frontWheel: { ...pointOf(skeleton.frontAxle), radius: skeleton.frontTyre.radius },
    saddle: pointOf(skeleton.saddle),
    grip: pointOf(skeleton.grip),
  };
}

const pointOf = ([x, y]: Point): StancePoint => ({ x: Math.round(x), y: Math.round(y) });
