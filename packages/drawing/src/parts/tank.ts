import type { Tones } from '../colour/tones.ts';
import type { Sketch } from '../sketch.ts';
import { drawMuscleTank } from './muscle-tank.ts';
import { drawSlabTank } from './slab-tank.ts';
import { drawTeardropTank, type TeardropTank } from './teardrop-tank.ts';

/** Tank shapes of a style. */
export interface TankCut {
  teardrop: TeardropTank;
  /** Paint of a muscular tank's shroud; the main paint by default. */
  shroud?: Tones;
}

/** Draws the bike's type of tank. */
export function drawTank(sketch: Sketch, { teardrop, shroud = sketch.paints.main }: TankCut): void {
  const { tank } = sketch.traits;
  if (tank === 'teardrop') drawTeardropTank(sketch, teardrop);
  else if (tank === 'muscle') drawMuscleTank(sketch, shroud);
  else drawSlabTank(sketch);
}
