import type { Canvas } from '../canvas/canvas.ts';
import { type Hex, palette } from '../colour/palette.ts';
import { lighter } from '../colour/oklch.ts';
import { polyline, segments } from '../geometry/pen.ts';
import { between, from } from '../geometry/point.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { Sketch } from '../sketch.ts';
import { drawShockAbsorber } from './shock-absorber.ts';

/** Draws the swingarm with the chain and, if it has one, the central shock; `bulk` 1 is a slim tube, 2 a braced alloy arm. */
export function drawRearSuspension(sketch: Sketch, bulk: number, colour: Hex = palette.iron): void {
  const { skeleton, traits, electric } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  if (!electric && !traits.singleSided) drawChain(sketch);
  if (traits.shock === 'mono')
    drawShockAbsorber(sketch.canvas, pivot(-66, 6), pivot(-10, 210), traits.accent ?? palette.tailLight, 60);
  drawSwingarm(sketch, bulk, colour);
}

/** Draws the chain or belt that shows behind the rear wheel. */
export function drawChain({ canvas, skeleton }: Sketch): void {
  const axle = from(skeleton.rearAxle);
  const sprocket = from(skeleton.swingarmPivot);
  canvas.stroke(segments([axle(0, 76), sprocket(90, 14)], [axle(0, -76), sprocket(90, -56)]), palette.ink, 13);
}

/** Draws the visible parts of an arm on the far side: its root ahead of the tyre, and the axle nut in the wheel. */
function drawFarArm(canvas: Canvas, { rearAxle, rearTyre, swingarmPivot }: Skeleton, half: number, colour: Hex): void {
  const pivot = from(swingarmPivot);
  const tyre = from([rearTyre.radius, rearAxle[1]]);
  canvas.block([pivot(30, half), pivot(30, -half), tyre(-6, -6), tyre(-30, 120)], colour, 14);
  canvas.boss(rearAxle, 50, palette.iron, palette.alloy, 12);
  canvas.disc(rearAxle, 24, palette.silver);
}

/** Draws only the swingarm, if it is on this side. */
export function drawSwingarm({ canvas, skeleton, traits }: Sketch, bulk: number, colour: Hex): void {
  const half = 26 + bulk * 12;
  if (traits.singleSided) return drawFarArm(canvas, skeleton, half, colour);
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
