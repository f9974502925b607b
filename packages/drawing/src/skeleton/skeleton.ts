import type { DrawnBike } from '../drawn-bike.ts';
import type { Point } from '../geometry/point.ts';
import { classicCruiser, dresser, type TypicalDimensions, typicalDimensions } from './typical-dimensions.ts';
import { parseTyre, type Tyre } from './tyre.ts';
import type { StandingBike } from '../bike-stance.ts';

/** Reference points of a bike, from its own dimensions: mm ahead of the rear axle, mm above the ground. */
export interface Skeleton {
  wheelbase: number;
  length: number;
  height: number;
  seatHeight: number;
  groundClearance: number;
  frontTyre: Tyre;
  rearTyre: Tyre;
  frontAxle: Point;
  rearAxle: Point;
  /** Returns the point on the fork's centre line at a height. */
  forkAt: (height: number) => Point;
  topYoke: Point;
  lowerYoke: Point;
  /** Lowest point of the rider's saddle. */
  saddle: Point;
  /** Junction of saddle and tank. */
  tankRear: Point;
  grip: Point;
  footpeg: Point;
  swingarmPivot: Point;
  crankshaft: Point;
  foremost: number;
  rearmost: number;
}

/** Builds the skeleton of a bike. */
export function skeletonOf(bike: DrawnBike): Skeleton {
  const typical = typicalOf(bike);
  const settled = settledDimensions(bike, typical);
  const { wheelbase, groundClearance, frontTyre, rearTyre } = settled;
  const foremost = wheelbase + frontTyre.radius;
  return {
    ...settled,
    ...steering(settled, typical),
    frontAxle: [wheelbase, frontTyre.radius],
    rearAxle: [0, rearTyre.radius],
    saddle: [wheelbase * typical.saddleAt, settled.seatHeight],
    tankRear: [wheelbase * typical.tankAt, settled.seatHeight + 20],
    footpeg: [wheelbase * typical.pegAt, Math.max(typical.pegHeight, groundClearance + 110)],
    swingarmPivot: [wheelbase * 0.345, rearTyre.radius + 75],
    crankshaft: [wheelbase * 0.505, Math.max(groundClearance + 185, 355)],
    foremost,
    rearmost: foremost - settled.length,
  };
}

function typicalOf({ bodyStyle, hints }: DrawnBike): TypicalDimensions {
  if (bodyStyle === 'cruiser' && hints.retro) return classicCruiser;
  if (bodyStyle === 'tourer' && (hints.retro || (hints.panniers && hints.fairing === 'full'))) return dresser;
  return typicalDimensions[bodyStyle];
}

type Settled = Pick<
  Skeleton,
  'wheelbase' | 'length' | 'height' | 'seatHeight' | 'groundClearance' | 'frontTyre' | 'rearTyre'
>;

function settledDimensions(bike: DrawnBike, typical: TypicalDimensions): Settled {
  const wheelbase = plausible(bike.wheelbase, typical.wheelbase);
  const frontTyre = settledTyre(bike.frontTyre, typical.frontTyre);
  const rearTyre = settledTyre(bike.rearTyre, typical.rearTyre);
  const length = plausible(bike.length, typical.length + wheelbase - typical.wheelbase);
  return {
    wheelbase,
    length: Math.max(length, wheelbase + frontTyre.radius + rearTyre.radius),
    height: plausible(bike.height, typical.height),
    seatHeight: plausible(bike.seatHeight, typical.seatHeight),
    groundClearance: plausible(bike.groundClearance, typical.groundClearance),
    frontTyre,
    rearTyre,
  };
}

function plausible(value: number | null | undefined, typical: number): number {
  return value && value > typical * 0.6 && value < typical * 1.6 ? value : typical;
}

function settledTyre(text: string | null | undefined, typical: string): Tyre {
  const tyre = parseTyre(text) ?? parseTyre(typical);
  if (!tyre) throw new Error(`The typical tyre '${typical}' cannot be read; correct it in typical-dimensions.ts.`);
  return tyre;
}

/** Maximum height of the bars above the saddle, relative to the default; a taller bike has a tall screen instead. */
const highestRise = 1.3;

function steering(settled: Settled, typical: TypicalDimensions) {
  const { wheelbase, height, seatHeight, frontTyre } = settled;
  const trail = Math.tan((typical.rake * Math.PI) / 180);
  const forkAt = (y: number): Point => [wheelbase - trail * (y - frontTyre.radius), y];
  const rise = (share: number): number => height * share - seatHeight;
  const atMost = (share: number): number => (typical.height * share - typical.seatHeight) * highestRise;
  const topYoke = forkAt(seatHeight + Math.max(60, Math.min(rise(typical.yokeAt), atMost(typical.yokeAt))));
  const gripRise = Math.min(rise(typical.gripAt), atMost(typical.gripAt));
  const gripHeight = Math.max(seatHeight + gripRise, topYoke[1] + 5);
  const grip: Point = [topYoke[0] - typical.gripSetback, gripHeight];
  return { forkAt, topYoke, lowerYoke: forkAt(topYoke[1] - 170), grip };
}

/** Dimensions that determine a bike's side view. */
export type Proportion = 'wheelbase' | 'length' | 'wheels';

/** Returns the proportions that are missing or implausible and therefore drawn with the default of the body style. */
export function estimatedProportions(bike: StandingBike): Proportion[] {
  const { wheelbase, length } = skeletonOf({ slug: '', name: '', electric: false, hints: {}, ...bike });
  const areWheelsKnown = parseTyre(bike.frontTyre) !== null && parseTyre(bike.rearTyre) !== null;
  const isEstimated: Record<Proportion, boolean> = {
    wheelbase: bike.wheelbase !== wheelbase,
    length: bike.length !== length,
    wheels: !areWheelsKnown,
  };
  return (['wheelbase', 'length', 'wheels'] as const).filter((proportion) => isEstimated[proportion]);
}
