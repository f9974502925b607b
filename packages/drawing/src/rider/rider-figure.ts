import type { BikeStance } from '../bike-stance.ts';
import { riderHead } from './rider-head.ts';
import { riderClothes } from './rider-clothes.ts';
import { riderPose } from './rider-pose.ts';
import type { RiderShape } from './soft-outline.ts';

/** A rider as shapes over a bike's drawing, back to front: x in mm ahead of the rear axle, y downwards from the ground (so below zero). */
export interface RiderFigure {
  shapes: readonly RiderShape[];
  /** Height of the top of the head above the ground, mm. */
  top: number;
}

/** The figure of a rider of `height` cm on a bike that stands, feet down, at the scale of its drawing. */
export function riderFigure(stance: BikeStance, height: number): RiderFigure {
  const pose = riderPose(stance, height);
  return {
    shapes: [...riderHead(pose), ...riderClothes(pose, height * 10)],
    top: Math.round(pose.head.y + pose.head.radius),
  };
}
