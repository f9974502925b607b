import type { BikeStance, StancePoint } from '../bike-stance.ts';
import { bodyShares, distance, jointBetween } from './limbs.ts';
import { riderFit, shoeSoleMm } from './rider-fit.ts';

/** Joints of a seated rider: mm ahead of the rear axle, mm above the ground. */
export interface RiderPose {
  hip: StancePoint;
  knee: StancePoint;
  ankle: StancePoint;
  heel: StancePoint;
  toe: StancePoint;
  shoulder: StancePoint;
  elbow: StancePoint;
  hand: StancePoint;
  /** Centre of the head, and its radius with a helmet. */
  head: StancePoint & { radius: number };
}

/** Height of the hip joint above the saddle, as a share of body height. */
const seatDepth = 0.045;
/** Arm extension of a relaxed rider. */
const easyReach = 0.94;
const degree = Math.PI / 180;

/**
 * Returns the pose of a rider of `height` cm on a stationary bike: feet down as in `riderFit`, hands on the grips, back as upright as the
 * arms allow.
 */
export function riderPose(stance: BikeStance, height: number): RiderPose {
  const length = (part: keyof typeof bodyShares): number => bodyShares[part] * height * 10;
  const { saddle, grip } = stance;
  const hip = { x: saddle.x - length('thigh') * 0.12, y: saddle.y + seatDepth * height * 10 };
  const foot = footBelow(saddle, height);
  const lean = leanFor(hip, grip, length('trunk'), (length('upperArm') + length('forearm')) * easyReach);
  const shoulder = along(hip, lean, length('trunk'));
  const neck = along(shoulder, lean * 0.6, length('neck'));
  const radius = length('head') * 0.62;
  return {
    hip,
    knee: jointBetween(hip, foot.ankle, [length('thigh'), length('shank')], 1),
    ...foot,
    shoulder,
    elbow: jointBetween(shoulder, grip, [length('upperArm'), length('forearm')], -1),
    hand: grip,
    head: { ...along(neck, lean * 0.4, radius), radius },
  };
}

/** Returns the foot on the ground: flat, with a raised heel, or above the ground if the leg is too short. */
function footBelow(saddle: StancePoint, height: number): Pick<RiderPose, 'ankle' | 'heel' | 'toe'> {
  const { heelAngle, shortfall } = riderFit(saddle.y, height);
  const foot = bodyShares.foot * height * 10;
  const lift = foot * bodyShares.heelToBall * Math.sin(heelAngle);
  const gap = Math.max(shortfall - lift, 0);
  const ankle = { x: saddle.x + foot * 0.3, y: bodyShares.ankle * height * 10 + shoeSoleMm + lift + gap };
  const heel = { x: ankle.x - foot * 0.25, y: shoeSoleMm / 2 + lift + gap };
  const fall = Math.min(foot * Math.sin(heelAngle), lift);
  return { ankle, heel, toe: { x: heel.x + foot * Math.cos(heelAngle), y: heel.y - fall } };
}

/** Returns the smallest angle of the back from the vertical, in degrees, at which the hands reach the grips. */
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
