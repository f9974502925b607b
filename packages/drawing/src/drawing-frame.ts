import type { DrawnBike } from './drawn-bike.ts';
import { type Skeleton, skeletonOf } from './skeleton/skeleton.ts';

/** The size in mm of the box that a drawing fills; the bike stands on its lower edge. */
export interface DrawingFrame {
  width: number;
  height: number;
}

/** Room left free at the sides and above, mm. */
const margin = 44;
/** A mirror reaches this far above the grips, mm. */
const mirrorHeight = 172;

/** The box of a bike's drawing, from its dimensions and body style alone: neither paint nor hints change it. */
export function drawingFrame(bike: DrawnBike): DrawingFrame {
  const { width, height } = frameOf(skeletonOf(bike));
  return { width, height };
}

/** The box with the place of its left edge, mm ahead of the rear axle. */
export function frameOf({ rearmost, length, height, grip }: Skeleton): DrawingFrame & { left: number } {
  return {
    left: Math.round(rearmost - margin),
    width: Math.round(length + margin * 2),
    height: Math.round(Math.max(height, grip[1] + mirrorHeight) + margin),
  };
}
