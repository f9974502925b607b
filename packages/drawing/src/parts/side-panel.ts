import { outline, smoothLine } from '../geometry/outline.ts';
import { arcPoints, from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a rounded cover below the saddle, for a cruiser. */
export function drawOvalSidePanel({ canvas, skeleton, paints }: Sketch): void {
  const { swingarmPivot, tankRear, seatHeight } = skeleton;
  const at = from([swingarmPivot[0], seatHeight]);
  const front = tankRear[0] - swingarmPivot[0];
  const cover = outline(
    at(front - 40, -90, 0.6),
    at(-60, -86),
    at(-176, -130, 0.8),
    at(-160, -236),
    at(-20, -286),
    at(front - 30, -216, 0.8),
  );
  canvas.panel(cover, paints.main, 11);
}

/** Draws a cover that sweeps back under the saddle, with a stripe, for a commuter. */
export function drawSweptSidePanel({ canvas, skeleton, paints }: Sketch): void {
  const { swingarmPivot, tankRear, seatHeight } = skeleton;
  const at = from([swingarmPivot[0], seatHeight]);
  const front = tankRear[0] - swingarmPivot[0];
  const cover = outline(
    at(front - 10, -62, 0.3),
    at(-60, -62, 0.4),
    at(-230, -110, 0.3),
    at(-120, -220, 0.6),
    at(10, -316, 0.3),
    at(front - 40, -240, 0.5),
  );
  canvas.part(cover, paints.main);
  canvas.stroke(smoothLine(at(front - 40, -120), at(-60, -130), at(-180, -120)), paints.second.base, 10);
}

/** Draws a small triangular cover, for a roadster. */
export function drawTriangularSidePanel({ canvas, skeleton, paints }: Sketch): void {
  const { swingarmPivot, tankRear, seatHeight } = skeleton;
  const at = from([swingarmPivot[0], seatHeight]);
  const front = tankRear[0] - swingarmPivot[0];
  const cover = outline(
    at(front - 10, -66, 0.3),
    at(-150, -70, 0.2),
    at(-60, -190, 0.5),
    at(10, -290, 0.3),
    at(front - 30, -234, 0.4),
  );
  canvas.part(cover, paints.main);
}

/** Draws a round number board, for a scrambler. */
export function drawNumberBoard({ canvas, skeleton, paints }: Sketch): void {
  const centre: Point = [skeleton.swingarmPivot[0] - 30, skeleton.seatHeight - 170];
  canvas.panel(outline(...arcPoints(centre, 112, 0, 330)), paints.main, 10, () =>
    canvas.ring(centre, 80, 10, paints.second.base),
  );
}
