import { Pen } from './pen.ts';
import { between, distance, type Point, ringItem } from './point.ts';

/** Returns a closed polygon with corners rounded by `radius` mm. */
export function roundedPolygon(points: readonly Point[], radius: number): string {
  const pen = new Pen();
  points.forEach((corner, index) => {
    const start = towards(corner, ringItem(points, index - 1), radius);
    if (index === 0) pen.moveTo(start);
    else pen.lineTo(start);
    if (radius > 0) pen.cornerTo(corner, towards(corner, ringItem(points, index + 1), radius));
  });
  return pen.close();
}

function towards(corner: Point, neighbour: Point, radius: number): Point {
  const length = distance(corner, neighbour) || 1;
  return between(corner, neighbour, Math.min(radius, length / 2) / length);
}

/** Insets a polygon by `margin` mm; stroked with twice that width it has its original size, with round corners. */
export function insetPolygon(points: readonly Point[], margin: number): string {
  const inwards = isCounterClockwise(points) ? margin : -margin;
  const pen = new Pen();
  points.forEach((corner, index) => {
    const moved = movedIn(corner, ringItem(points, index - 1), ringItem(points, index + 1), inwards);
    if (index === 0) pen.moveTo(moved);
    else pen.lineTo(moved);
  });
  return pen.close();
}

function isCounterClockwise(points: readonly Point[]): boolean {
  const doubledArea = points.reduce((sum, [x, y], index) => {
    const next = ringItem(points, index + 1);
    return sum + x * next[1] - next[0] * y;
  }, 0);
  return doubledArea > 0;
}

/** Lower limit of the squared sum of the two edge directions; sharper corners would move further than the shape is wide. */
const sharpest = 0.5;

function movedIn(corner: Point, before: Point, after: Point, margin: number): Point {
  const [ax, ay] = direction(before, corner);
  const [bx, by] = direction(corner, after);
  const [nx, ny] = [-(ay + by), ax + bx];
  const squared = Math.max(nx * nx + ny * ny, sharpest);
  return [corner[0] + (2 * margin * nx) / squared, corner[1] + (2 * margin * ny) / squared];
}

function direction(start: Point, end: Point): Point {
  const length = distance(start, end) || 1;
  return [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
}
