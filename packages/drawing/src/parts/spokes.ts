import type { WheelDesign } from '../drawing-hints.ts';
import { type Segment, segments } from '../geometry/pen.ts';
import { smoothLine } from '../geometry/outline.ts';
import { polar } from '../geometry/point.ts';

/** Spokes of a wheel whose rim edge is at radius 188: one path, and its stroke width. */
export interface Spokes {
  path: string;
  width: number;
}

const rimEdge = 188;

const ray = (inner: number, outer: number, start: number, end = start): Segment => [
  polar([0, 0], inner, start),
  polar([0, 0], outer, end),
];

function around(count: number, spokesAt: (degrees: number) => Segment[]): string {
  return segments(...Array.from({ length: count }, (_, index) => spokesAt(90 + (360 / count) * index)).flat());
}

const straight = (count: number, width: number): Spokes => ({
  path: around(count, (angle) => [ray(22, rimEdge, angle)]),
  width,
});

function crossed(): Spokes {
  const path = around(5, (angle) => [
    ray(26, rimEdge, angle, angle + 32),
    ray(26, rimEdge, angle + 24, angle - 8),
    ray(26, rimEdge, angle + 14, angle - 24),
    ray(26, rimEdge, angle + 40, angle + 76),
  ]);
  return { path, width: 3.8 };
}

function forked(): Spokes {
  const path = around(5, (angle) => [
    ray(22, 100, angle),
    ray(94, rimEdge, angle, angle + 15),
    ray(94, rimEdge, angle, angle - 15),
  ]);
  return { path, width: 18 };
}

function paired(): Spokes {
  const path = around(5, (angle) => [ray(36, rimEdge, angle - 24, angle - 7), ray(36, rimEdge, angle + 24, angle + 7)]);
  return { path, width: 14 };
}

function threeSplit(): Spokes {
  const path = around(3, (angle) => [
    ray(30, rimEdge, angle - 30, angle - 13),
    ray(30, rimEdge, angle + 30, angle + 13),
  ]);
  return { path, width: 20 };
}

function curved(): Spokes {
  const blades = Array.from({ length: 7 }, (_, index) => (360 / 7) * index);
  const blade = (angle: number): string =>
    smoothLine(polar([0, 0], 28, angle), polar([0, 0], 100, angle + 14), polar([0, 0], rimEdge, angle + 42));
  return { path: blades.map(blade).join(''), width: 18 };
}

/** Spokes of every wheel design except the steel disc, which has none. */
export const spokesOf: Record<Exclude<WheelDesign, 'steel'>, () => Spokes> = {
  wire: crossed,
  five: () => straight(5, 26),
  y5: forked,
  ten: paired,
  six: () => straight(6, 22),
  three: threeSplit,
  turbine: curved,
};
