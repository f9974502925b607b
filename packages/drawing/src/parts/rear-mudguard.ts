import { palette } from '../colour/palette.ts';
import type { Tones } from '../colour/tones.ts';
import { band } from '../geometry/band.ts';
import type { Sketch } from '../sketch.ts';

/** Front and rear end of a rear mudguard (degrees), gap above the tyre and depth (mm). */
export interface RearMudguard {
  front: number;
  rear: number;
  gap?: number;
  depth?: number;
}

/** Draws the rear mudguard. */
export function drawRearMudguard({ canvas, skeleton }: Sketch, tones: Tones, guard: RearMudguard): void {
  const { front, rear, gap = 34, depth = 40 } = guard;
  const outer = skeleton.rearTyre.radius + gap + 6;
  const path = band({ centre: skeleton.rearAxle, outer, inner: outer - depth - 6, front, rear, taper: 10 });
  if (depth > 44) canvas.panel(path, tones, 12);
  else canvas.part(path, tones);
}

/** Draws the slim guard that hugs the rear tyre of a sporty bike. */
export function drawTyreHugger({ canvas, skeleton }: Sketch): void {
  const { rearAxle, rearTyre } = skeleton;
  const [outer, inner] = [rearTyre.radius + 14, rearTyre.radius - 18];
  canvas.fill(band({ centre: rearAxle, outer, inner, front: 42, rear: 132, taper: 16 }), palette.coal);
}
