import { proportions, type RiderFit, sole } from './rider-fit.ts';

/** A place in mm: ahead of the hip, above the ground. */
export type Place = readonly [ahead: number, above: number];

/** The joints of a rider seen from the side, sitting with the legs down, and how thick the limbs are, in mm. */
export interface RiderFigure {
  head: { centre: Place; radius: number };
  torso: readonly [hip: Place, shoulder: Place];
  arm: readonly [shoulder: Place, elbow: Place, hand: Place];
  leg: readonly [hip: Place, knee: Place, ankle: Place];
  foot: readonly [heel: Place, toes: Place];
  limb: number;
}

/** Heights of joints and lengths of parts as fractions of the body's height, after Drillis and Contini (1966). */
const body = { ankle: 0.039, shoulder: 0.818, head: 0.065, upperArm: 0.186, forearm: 0.146, limb: 0.055 } as const;

/** A rider of a height in cm on a saddle, as the fit says: short saddles bend the knees, high ones raise the heels. */
export function riderFigure(height: number, seatHeight: number, { heelAngle, footing, leg }: RiderFit): RiderFigure {
  const tall = height * 10;
  const hip: Place = [0, seatHeight];
  const shoulder: Place = [tall * 0.03, seatHeight + tall * (body.shoulder - proportions.insideLeg)];
  const foot = tall * proportions.foot;
  const lift = foot * proportions.heelToBall * Math.sin(heelAngle);
  const gap = footing === 'above' ? seatHeight - leg - lift : 0;
  const ankle: Place = [0, tall * body.ankle + sole + lift + gap];
  const heel: Place = [-foot * 0.25, sole / 2 + lift + gap];
  const toes: Place = [heel[0] + foot * Math.cos(heelAngle), Math.max(heel[1] - foot * Math.sin(heelAngle), sole / 2)];
  const elbow: Place = [shoulder[0] + tall * body.upperArm * 0.35, shoulder[1] - tall * body.upperArm * 0.94];
  const hand: Place = [elbow[0] + tall * body.forearm * 0.9, elbow[1] + tall * body.forearm * 0.3];
  return {
    head: {
      centre: [tall * 0.04, seatHeight + tall * (1 - proportions.insideLeg - body.head)],
      radius: tall * body.head,
    },
    torso: [hip, shoulder],
    arm: [shoulder, elbow, hand],
    leg: [hip, kneeOf(hip, ankle, tall * (proportions.insideLeg - body.ankle)), ankle],
    foot: [heel, toes],
    limb: tall * body.limb,
  };
}

/** Thigh and shank are as long; where they are longer than the way, the knee goes forward. */
function kneeOf([hipX, hipY]: Place, [ankleX, ankleY]: Place, leg: number): Place {
  const half = (hipY - ankleY) / 2;
  const forward = Math.sqrt(Math.max((leg / 2) ** 2 - half ** 2, 0));
  return [(hipX + ankleX) / 2 + forward, ankleY + half];
}
