import type { BikeStance, StancePoint } from '../bike-stance.ts';
import { riderPose } from './rider-pose.ts';

/** A line of a rider's body: an SVG path to stroke with round ends, and the width of the stroke, mm. */
interface RiderLimb {
  path: string;
  width: number;
}

/** A rider as shapes over a bike's drawing: x in mm ahead of the rear axle, y downwards from the ground (so below zero). */
export interface RiderFigure {
  limbs: readonly RiderLimb[];
  head: { x: number; y: number; radius: number };
  /** Height of the top of the head above the ground, mm. */
  top: number;
}

/** Widths of limbs as shares of the rider's height. */
const widths = { leg: 0.062, foot: 0.035, trunk: 0.115, arm: 0.045 } as const;

/** The figure of a rider of `height` cm on a bike that stands, feet down, at the scale of its drawing. */
export function riderFigure(stance: BikeStance, height: number): RiderFigure {
  const { hip, knee, ankle, heel, toe, shoulder, elbow, hand, head } = riderPose(stance, height);
  const limb = (part: keyof typeof widths, ...points: StancePoint[]): RiderLimb => ({
    path: `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(-y)}`).join('L')}`,
    width: Math.round(widths[part] * height * 10),
  });
  return {
    limbs: [
      limb('trunk', hip, shoulder),
      limb('leg', hip, knee, ankle),
      limb('foot', heel, toe),
      limb('arm', shoulder, elbow, hand),
    ],
    head: { x: Math.round(head.x), y: Math.round(-head.y), radius: Math.round(head.radius) },
    top: Math.round(head.y + head.radius),
  };
}
