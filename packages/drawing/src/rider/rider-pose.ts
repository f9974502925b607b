import type { BikeStance, StancePoint } from '../bike-stance.ts';
import { bodyShares } from './body.ts';
import { distance, jointBetween } from './two-bones.ts';

/** The joints of a rider in the saddle: mm ahead of the rear axle, mm above the ground. */
export interface RiderPose {
  hip: StancePoint;
  knee: StancePoint;
  ankle: StancePoint;
  toe: StancePoint;
  shoulder: StancePoint;
  elbow: StancePoint;
  hand: StancePoint;
  /** Centre of the head, and its radius with a helmet. */
  head: StancePoint & { radius: number };
}

/** The hip joint lies this share of the height above the saddle. */
const seatDepth = 0.045;
/** Arms are this straight when a rider sits at ease. */
const easyReach = 0.94;
const degree = Math.PI / 180;

/** How a rider of `height` cm sits on a bike: feet on the pegs, hands on the grips, the back as upright as the arms allow. */
export function riderPose(stance: BikeStance, height: number): RiderPose {
  const length = (part: keyof typeof bodyShares): number => bodyShares[part] * height * 10;
  const { saddle, footpeg, grip } = stance;
  const hip = { x: saddle.x - length('thigh') * 0.12, y: saddle.y + seatDepth * height * 10 };
  const ankle = { x: footpeg.x - length('foot') * 0.25, y: footpeg.y + length('ankle') };
  const lean = leanFor(hip, grip, length('trunk'), (length('upperArm') + length('forearm')) * easyReach);
  const shoulder = along(hip, lean, length('trunk'));
  const neck = along(shoulder, lean * 0.6, length('neck'));
  const radius = length('head') * 0.62;
  return {
    hip,
    knee: jointBetween(hip, ankle, [length('thigh'), length('shank')], 1),
    ankle,
    toe: { x: ankle.x + length('foot') * 0.72, y: footpeg.y + 12 },
    shoulder,
    elbow: jointBetween(shoulder, grip, [length('upperArm'), length('forearm')], -1),
    hand: grip,
    head: { ...along(neck, lean * 0.4, radius), radius },
  };
}

/** The smallest angle of the back from the vertical, in degrees, at which the hands reach the grips. */
function leanFor(hip: StancePoint, grip: StancePoint, trunk: number, reach: number): number {
  for (let lean = 4; lean < 70; lean += 2) {
    if (distance(along(hip, lean, trunk), grip) <= reach) return lean;
  }
  return 70;
}

const along = ({ x, y }: StancePoint, lean: number, length: number): StancePoint => ({
  x: x + Math.sin(lean * degree) * length,
  y: y + Math.cos(lean * degree) * length,
});
