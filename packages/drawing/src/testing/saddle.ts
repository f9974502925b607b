import { gradients } from '../canvas/gradients.ts';
import { drawnShapes } from './drawn-shapes.ts';

type Outline = readonly (readonly [x: number, y: number])[];

const leathers = new Set(['#6a4a34', '#7a5137']);

/** Returns the height of the lowest point of the rider's saddle in mm: of its upper edge ahead of the rear axle and behind the tank. */
export function lowestSaddlePoint(svg: string): number {
  const [, gradient] = new RegExp(`id="(\\w+)"[^>]*>${gradients.saddle}`).exec(svg) ?? [];
  const cushions = drawnShapes(svg)
    .filter(({ fill }) => fill === `url(#${gradient})` || leathers.has(fill ?? ''))
    .map(({ points }) => points);
  const stations = Array.from({ length: 20 }, (_, index) => 300 + index * 10);
  return Math.min(...stations.map((x) => Math.max(...cushions.flatMap((outline) => heightsAt(outline, x)))));
}

function heightsAt(outline: Outline, x: number): number[] {
  return outline.flatMap(([endX, endY], index) => {
    const [startX, startY] = outline.at(index - 1) ?? [endX, endY];
    const crosses = startX !== endX && (x - startX) * (x - endX) <= 0;
    return crosses ? [startY + ((x - startX) / (endX - startX)) * (endY - startY)] : [];
  });
}
