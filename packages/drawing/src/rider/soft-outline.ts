import type { StancePoint } from '../bike-stance.ts';

/** Returns a smooth closed SVG path along these points, y pointing down from the ground. */
export function softOutline(points: readonly StancePoint[]): string {
  const middles = points.map((point, index) => between(point, points[(index + 1) % points.length] ?? point, 0.5));
  const curves = points.map((point, index) => `Q${written(point)} ${written(middles[index] ?? point)}`);
  return `M${written(middles.at(-1) ?? { x: 0, y: 0 })}${curves.join('')}z`;
}

/** Returns the point at a `share` of the way from one to another. */
export function between(one: StancePoint, other: StancePoint, share: number): StancePoint {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

const written = ({ x, y }: StancePoint): string => `${Math.round(x)} ${Math.round(-y) + 0}`;

/** A body part of a rider: an SVG path to fill, y pointing down from the ground, and its colour. */
export interface RiderShape {
  part: 'neck' | 'face' | 'eye' | 'helmet' | 'trousers' | 'shoe' | 'jacket' | 'sleeve' | 'hand';
  path: string;
  fill: string;
}
