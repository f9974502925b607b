/** A point on the drawing: mm ahead of the rear axle, mm above the ground, and roundness of an outline there (1 smooth, 0 a corner). */
export type Point = readonly [x: number, y: number, roundness?: number];

/** Returns the point moved by `dx` and `dy` mm. */
export function shifted([x, y]: Point, dx: number, dy: number, roundness?: number): Point {
  return [x + dx, y + dy, roundness];
}

/** Creates points relative to an origin. */
export type LocalPoint = (dx: number, dy: number, roundness?: number) => Point;

/** Returns a local frame that measures points from `origin`, in mm times `scale`. */
export function from([x, y]: Point, scale = 1): LocalPoint {
  return (dx, dy, roundness) => [x + dx * scale, y + dy * scale, roundness];
}

/** Returns the point at `share` (0 to 1) of the way from `start` to `end`. */
export function between(start: Point, end: Point, share: number): Point {
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

/** Returns the point `radius` mm from `centre` at an angle in degrees: 0 is ahead, 90 is up. */
export function polar([x, y]: Point, radius: number, degrees: number, roundness?: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, roundness];
}

/** Returns points along an arc, at most `step` degrees apart; angles in degrees. */
export function arcPoints(centre: Point, radius: number, start: number, end: number, step = 30): Point[] {
  const parts = Math.max(1, Math.ceil(Math.abs(end - start) / step));
  return Array.from({ length: parts + 1 }, (_, index) =>
    polar(centre, radius, start + ((end - start) * index) / parts),
  );
}

/** Returns the distance between two points in mm. */
export function distance(start: Point, end: Point): number {
  return Math.hypot(end[0] - start[0], end[1] - start[1]);
}

/** Returns the item at an index that wraps around at both ends of the list. */
export function ringItem<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('An empty list has no item to give; pass at least one.');
  return item;
}
