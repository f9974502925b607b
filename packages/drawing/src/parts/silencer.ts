import { type Hex, palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { distance, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** A silencer between two points. */
export interface Silencer {
  start: Point;
  end: Point;
  /** Widths at both ends, in mm. */
  startWidth: number;
  endWidth: number;
}

/** Draws a pipe through the points. */
export function drawPipe({ canvas, traits }: Sketch, ...points: readonly Point[]): void {
  const [base, lit]: [Hex, Hex] = traits.chrome ? ['#8b949e', '#f5f7f9'] : ['#3b4048', '#8d969f'];
  canvas.tube(smoothLine(...points), 42, base, lit);
}

/** Draws a silencer along the x axis and rotates it, so that the gradient runs across it. */
export function drawSilencer({ canvas, traits }: Sketch, { start, end, startWidth, endWidth }: Silencer): void {
  const length = distance(start, end);
  const degrees = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  const [a, b] = [startWidth / 2, endWidth / 2];
  const shell = outline(
    [-30, a * 0.5, 0],
    [length * 0.14, a, 0.7],
    [length * 0.92, b, 0.7],
    [length, b * 0.6, 0.4],
    [length, -b * 0.6, 0.4],
    [length * 0.92, -b, 0.7],
    [length * 0.14, -a, 0.7],
    [-30, -a * 0.5, 0],
  );
  canvas.group({ at: start, degrees: 180 - degrees, mirrored: true }, () => {
    canvas.stroke(
      segments([
        [length - 14, b * 0.5],
        [length - 14, -b * 0.5],
      ]),
      palette.ink,
      b,
    );
    canvas.fill(shell, traits.chrome ? 'chrome' : 'plastic');
    const shine = traits.chrome ? palette.white : '#89929c';
    canvas.stroke(
      segments([
        [length * 0.16, a * 0.45],
        [length * 0.86, b * 0.45],
      ]),
      shine,
      6,
    );
  });
}

/** Draws the guard on a silencer that protects legs from burns. */
export function drawHeatShield({ canvas, traits }: Sketch, start: Point, end: Point, width: number): void {
  canvas.stroke(segments([start, end]), traits.chrome ? palette.iron : palette.steel, width);
}
