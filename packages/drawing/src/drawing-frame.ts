import type { DrawnBike } from './drawn-bike.ts';
import { type Skeleton, skeletonOf } from './skeleton/skeleton.ts';

/** Size of a drawing's box in mm; the bike stands on its lower edge. */
export interface DrawingFrame {
  width: number;
  height: number;
}

/** Margin at the sides and above, in mm. */
const margin = 44;
/** Height of a mirror above the grips, in mm. */
const mirrorHeight = 172;

/** Returns the box of a bike's drawing; depends only on dimensions and body style, not on paint or hints. */
export function drawingFrame(bike: DrawnBike): DrawingFrame {
  const { width, height } = frameOf(skeletonOf(bike));
  return { width, height };
}

/** Returns the box with its left edge, in mm ahead of the rear axle. */
export function frameOf({ rearmost, length, height, grip }: Skeleton): DrawingFrame & { left: number } {
  return {
    left: Math.round(rearmost - margin),
    width: Math.round(length + margin * 2),
    height: Math.round(Math.max(height, grip[1] + mirrorHeight) + margin),
  };
}
