import type { Hex } from '../colour/hex.ts';
import { lighter } from '../colour/oklch.ts';
import { palette } from '../colour/palette.ts';
import { polyline, segments } from '../geometry/lines.ts';
import { between, from } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawShockAbsorber } from './shock-absorber.ts';

/** The swingarm with the chain and, where it has one, the central shock; `bulk` 1 is a slim tube, 2 a braced alloy arm. */
export function drawRearSuspension(sketch: Sketch, bulk: number, colour: Hex = palette.iron): void {
  const { skeleton, traits, electric } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  if (!electric) drawChain(sketch);
  if (traits.shock === 'mono')
    drawShockAbsorber(sketch.canvas, pivot(-66, 6), pivot(-10, 210), traits.accent ?? palette.tailLight, 60);
  drawSwingarm(sketch, bulk, colour);
}

/** The chain or belt that shows behind the rear wheel. */
export function drawChain({ canvas, skeleton }: Sketch): void {
  const axle = from(skeleton.rearAxle);
  const sprocket = from(skeleton.swingarmPivot);
  canvas.stroke(segments([axle(0, 76), sprocket(90, 14)], [axle(0, -76), sprocket(90, -56)]), palette.ink, 13);
}

/** The swingarm alone. */
export function drawSwingarm({ canvas, skeleton }: Sketch, bulk: number, colour: Hex): void {
  const half = 26 + bulk * 12;
  const axle = from(skeleton.rearAxle);
  const pivot = from(skeleton.swingarmPivot);
  const middle = from(between(skeleton.swingarmPivot, skeleton.rearAxle, 0.5));
  const arm = [
    pivot(30, half),
    pivot(30, -half * 0.8),
    middle(-20, -half * 0.95),
    axle(-46, -24),
    axle(-46, 26),
    middle(0, half * 0.62),
  ];
  canvas.block(arm, colour, 16);
  canvas.stroke(polyline(axle(-10, 14), middle(0, half * 0.4), pivot(0, half * 0.6)), lighter(colour, 0.14), 7);
  canvas.boss(skeleton.rearAxle, 20, palette.iron, palette.alloy, 10);
}
