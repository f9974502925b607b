import { palette } from '../colour/palette.ts';
import { from, type Point } from '../geometry/point.ts';
import { drawShockAbsorber } from '../parts/shock-absorber.ts';
import { drawFork } from '../parts/fork.ts';
import { drawFrontCaliper } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

/** Draws the fork with the front caliper; `rotor` is the brake disc's radius in mm. */
export function drawFrontEnd(sketch: Sketch, rotor: number): void {
  drawFrontCaliper(sketch, rotor);
  drawFork(sketch);
}

/** Draws the near shock of a bike with twin rear shocks, up to `high`. */
export function drawTwinShock(sketch: Sketch, high: Point, silver: boolean): void {
  if (sketch.traits.shock !== 'twin') return;
  const low = from(sketch.skeleton.rearAxle)(44, 46);
  drawShockAbsorber(sketch.canvas, low, high, silver ? palette.silver : palette.coal);
}
