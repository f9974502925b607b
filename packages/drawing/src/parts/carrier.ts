import { palette } from '../colour/palette.ts';
import { polyline, segments } from '../geometry/pen.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws the flat rack behind the saddle on its struts; `place` is the middle of it. */
export function drawCarrier({ canvas, skeleton, traits }: Sketch, place: Point): void {
  const at = from([Math.max(place[0], skeleton.rearmost + 130), place[1]]);
  const strut = from([at(60, 0)[0], skeleton.seatHeight - 90]);
  canvas.stroke(segments([at(70, 0), strut(60, 0)], [at(-70, 0), strut(0, 0)]), palette.iron, 14);
  const rack = polyline(at(110, -6), at(-110, 4), at(-124, 34));
  canvas.tube(rack, 22, traits.chrome ? '#8d96a0' : palette.coal, traits.chrome ? palette.white : palette.steel);
}

/** Draws the cage beside the rear wheel that keeps a saree out of it, with a footrest for a side-sitting pillion. */
export function drawSareeGuard({ canvas, skeleton, traits }: Sketch): void {
  if (!traits.sareeGuard) return;
  const { rearTyre, seatHeight, swingarmPivot } = skeleton;
  const top = Math.min(seatHeight - 130, rearTyre.radius * 2 + 30);
  const front = swingarmPivot[0] - 60;
  const foot = rearTyre.radius + 20;
  const loop = polyline([front, top], [-130, top], [-190, foot + 60], [-150, foot], [front - 80, foot]);
  const bars = [0.3, 0.6].map((share) => {
    const y = foot + (top - foot) * share;
    return [[front - 60 * (1 - share), y] as const, [-176, y] as const] as const;
  });
  const metal = traits.chrome ? palette.alloy : palette.coal;
  canvas.stroke(loop, metal, 15);
  canvas.stroke(segments(...bars), metal, 10);
}
