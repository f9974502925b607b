import type { DrawnBike } from './drawn-bike.ts';
import { frameOf } from './drawing-frame.ts';
import type { Point } from './geometry/point.ts';
import { skeletonOf } from './skeleton/skeleton.ts';

/** A place on a bike: mm ahead of the rear axle, mm above the ground. */
export interface StancePoint {
  x: number;
  y: number;
}

/** A wheel in mm: its axle, and the outer radius of its tyre. */
interface StanceWheel extends StancePoint {
  radius: number;
}

/** Where a bike stands in its own drawing, for what is laid over it. */
export interface BikeStance {
  /** The drawing's box: its left edge in mm ahead of the rear axle (below zero), its size in mm; it ends at the ground. */
  frame: { left: number; width: number; height: number };
  rearWheel: StanceWheel;
  frontWheel: StanceWheel;
  /** Low point of the rider's saddle. */
  saddle: StancePoint;
  grip: StancePoint;
}

/** What a stance follows from: the dimensions of a bike and its body style. */
export type StandingBike = Omit<DrawnBike, 'slug' | 'name' | 'electric' | 'hints'>;

/** The stance of a bike, from its dimensions and body style alone. */
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
