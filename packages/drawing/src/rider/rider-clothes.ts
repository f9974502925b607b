import type { StancePoint } from '../bike-stance.ts';
import { palette } from '../colour/palette.ts';
import type { RiderPose } from './rider-pose.ts';
import { between, type RiderShape, softOutline } from './soft-outline.ts';
import { distance } from './limbs.ts';

/** Half depth of a body in side view, in front of and behind the line between its joints, as shares of its height. */
const depths = {
  hip: [0.066, 0.082],
  thigh: [0.058, 0.062],
  knee: [0.044, 0.034],
  calf: [0.03, 0.048],
  ankle: [0.028, 0.034],
  belly: [0.076, 0.066],
  chest: [0.086, 0.08],
  shoulder: [0.044, 0.06],
  upperArm: [0.034, 0.036],
  elbow: [0.028, 0.03],
  wrist: [0.022, 0.022],
} as const;

const colours = { trousers: '#44608f', jacket: '#74826a', sleeve: '#88967b', shoe: palette.leather } as const;

/** Returns the visible shapes of a rider `tall` mm high: trousers, shoe, jacket with sleeve, and hand. */
export function riderClothes(pose: RiderPose, tall: number): RiderShape[] {
  const deep: Deep = (joint, place, along) => sides(place, along, depths[joint], tall);
  return [
    { part: 'shoe', path: softOutline(shoeOf(pose, tall)), fill: colours.shoe },
    { part: 'trousers', path: softOutline(legOf(pose, deep)), fill: colours.trousers },
    { part: 'jacket', path: softOutline(jacketOf(pose, deep, tall)), fill: colours.jacket },
    { part: 'hand', path: softOutline(fist(pose.hand, tall * 0.033)), fill: palette.skin },
    { part: 'sleeve', path: softOutline(sleeveOf(pose, deep, tall)), fill: colours.sleeve },
  ];
}

/** Returns both sides of a body at a place on a limb. */
type Deep = (joint: keyof typeof depths, place: StancePoint, along: Direction) => Sides;

function legOf({ hip, knee, ankle }: RiderPose, deep: Deep): StancePoint[] {
  const [thigh, shank] = [direction(hip, knee), direction(knee, ankle)];
  return tube([
    deep('hip', hip, thigh),
    deep('thigh', between(hip, knee, 0.5), thigh),
    deep('knee', knee, blend(thigh, shank)),
    deep('calf', between(knee, ankle, 0.35), shank),
    deep('ankle', between(knee, ankle, 0.96), shank),
  ]);
}

function jacketOf({ hip, shoulder }: RiderPose, deep: Deep, tall: number): StancePoint[] {
  const trunk = direction(shoulder, hip);
  return tube([
    deep('shoulder', beyond(shoulder, trunk, -tall * 0.038), trunk),
    deep('chest', between(shoulder, hip, 0.28), trunk),
    deep('belly', between(shoulder, hip, 0.68), trunk),
    deep('hip', beyond(hip, trunk, tall * 0.03), trunk),
  ]);
}

function sleeveOf({ shoulder, elbow, hand }: RiderPose, deep: Deep, tall: number): StancePoint[] {
  const [upper, fore] = [direction(shoulder, elbow), direction(elbow, hand)];
  return tube([
    deep('upperArm', beyond(shoulder, upper, -tall * 0.016), upper),
    deep('upperArm', between(shoulder, elbow, 0.4), upper),
    deep('elbow', elbow, blend(upper, fore)),
    deep('wrist', between(elbow, hand, 0.92), fore),
  ]);
}

interface Direction {
  dx: number;
  dy: number;
}

type Sides = readonly [front: StancePoint, back: StancePoint];

function direction(one: StancePoint, other: StancePoint): Direction {
  const length = Math.max(distance(one, other), 1);
  return { dx: (other.x - one.x) / length, dy: (other.y - one.y) / length };
}

const blend = (one: Direction, other: Direction): Direction =>
  direction({ x: 0, y: 0 }, { x: (one.dx + other.dx) * 1000, y: (one.dy + other.dy) * 1000 });

const beyond = ({ x, y }: StancePoint, { dx, dy }: Direction, by: number): StancePoint => ({
  x: x + dx * by,
  y: y + dy * by,
});

/** Returns both sides of a place on a limb that runs downwards. */
function sides(
  place: StancePoint,
  { dx, dy }: Direction,
  [front, back]: readonly [number, number],
  tall: number,
): Sides {
  const across = { dx: -dy, dy: dx };
  return [beyond(place, across, front * tall), beyond(place, across, -back * tall)];
}

/** Returns the outline of a limb, down the front and up the back. */
const tube = (rings: readonly Sides[]): StancePoint[] => [
  ...rings.map(([front]) => front),
  ...rings.toReversed().map(([, back]) => back),
];

function shoeOf({ ankle, heel, toe }: RiderPose, tall: number): StancePoint[] {
  const sole = direction(heel, toe);
  const up = (place: StancePoint, ahead: number, high: number): StancePoint =>
    beyond(beyond(place, sole, ahead * tall), { dx: -sole.dy, dy: sole.dx }, high * tall);
  return [
    up(heel, -0.03, -0.008),
    up(toe, 0.01, -0.008),
    up(toe, 0.024, 0.014),
    up(toe, -0.03, 0.034),
    { x: ankle.x + tall * 0.036, y: ankle.y + tall * 0.03 },
    { x: ankle.x - tall * 0.04, y: ankle.y + tall * 0.03 },
    up(heel, -0.036, 0.026),
  ];
}

const fist = ({ x, y }: StancePoint, radius: number): StancePoint[] =>
  [45, 135, 225, 315].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
