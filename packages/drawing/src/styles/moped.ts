import { palette } from '../colour/palette.ts';
import { from } from '../geometry/point.ts';
import { drawSareeGuard } from '../parts/carrier.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawMopedBeam, drawMopedLamp, drawMopedLegShield } from '../parts/moped-body.ts';
import { drawMopedDrive } from '../parts/moped-drive.ts';
import { drawMopedSaddles } from '../parts/moped-saddles.ts';
import { drawRearMudguard } from '../parts/rear-mudguard.ts';
import { drawShockAbsorber } from '../parts/shock-absorber.ts';
import { drawChain, drawSwingarm } from '../parts/swingarm.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a moped: thin wheels, step-through beam, small flat engine, load rack. */
export function drawMoped(sketch: Sketch): void {
  const { canvas, skeleton, paints, traits } = sketch;
  const { rearAxle, seatHeight, wheelbase, footpeg } = skeleton;
  drawWheels(sketch, 100, 100);
  drawRearMudguard(sketch, paints.main, { front: 36, rear: 186, gap: 26, depth: 44 });
  drawChain(sketch);
  drawSwingarm(sketch, 0.6, palette.coal);
  if (traits.shock === 'twin')
    drawShockAbsorber(canvas, from(rearAxle)(20, 36), [wheelbase * 0.078, seatHeight - 150], palette.silver, 46);
  drawMopedDrive(sketch);
  drawMopedBeam(sketch);
  drawSareeGuard(sketch);
  drawMopedSaddles(sketch);
  drawLuggage(sketch, [-130, seatHeight - 10]);
  drawFrontMudguard(sketch, paints.main, 'road', 20);
  drawFrontEnd(sketch, 100);
  drawMopedLegShield(sketch);
  drawCrashGuard(sketch);
  drawFootpeg(sketch, footpeg, from(footpeg)(0, 50));
  drawHandlebar(sketch, { chrome: true, mirror: 'round' });
  drawMopedLamp(sketch);
}
