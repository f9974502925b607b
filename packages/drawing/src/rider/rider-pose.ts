import type { BikeStance, StancePoint } from '../bike-stance.ts';
import { bodyShares, distance, jointBetween } from './limbs.ts';
import { riderFit, shoeSoleMm } from './rider-fit.ts';

/** The joints of a rider in the saddle: mm ahead of the rear axle, mm above the ground. */
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

/** The hip joint lies this share of the height above the saddle. */
const seatDepth = 0.045;
/** Arms are this straight when a rider sits at ease. */
const easyReach = 0.94;
const degree = Math.PI / 180;

/**
 * How a rider of `height` cm sits on a bike that stands: feet down as `riderFit` says, hands on the grips, the back as
 * upright as the arms allow.
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

/** The foot that a rider puts down: flat, with its heel raised, or above the ground where the leg is too short for that. */
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
