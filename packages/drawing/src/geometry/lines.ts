import { Pen } from './pen.ts';
import type { Point } from './point.ts';

/** A straight line from one point to another. */
export type Segment = readonly [start: Point, end: Point];

/** Straight lines, one for each pair of points, in one path. */
export function segments(...pairs: readonly Segment[]): string {
  return pairs.map(([start, end]) => polyline(start, end)).join('');
}

/** An open line with corners. */
export function polyline(first: Point, ...others: readonly Point[]): string {
  const pen = new Pen();
  pen.moveTo(first);
  for (const point of others) pen.lineTo(point);
  return pen.path;
}
