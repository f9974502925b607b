import { palette } from '../colour/palette.ts';
import { from } from '../geometry/point.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawDresserFairing } from '../parts/dresser-fairing.ts';
import { drawDresserPannier, drawDresserSaddle, drawDresserTrunk } from '../parts/dresser-luggage.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawRearMudguard } from '../parts/rear-mudguard.ts';
import { drawSeat, seatFront } from '../parts/seat.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawPlateHanger } from '../parts/tail.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';
import { drawLowCruiser } from './cruiser.ts';
import { drawSportsTourer } from './sports.ts';
import { drawStreetbike } from './streetbike.ts';

/**
 * Draws a tourer: the full dresser with fairing and panniers, the bagger based on a cruiser, the sports tourer behind its fairing, else
 * based on a street bike.
 */
export function drawTourer(sketch: Sketch): void {
  const { traits } = sketch;
  if (traits.retro) return drawLowCruiser(sketch);
  if (traits.panniers && traits.fairing === 'full') return drawDresser(sketch);
  return traits.fairing === 'none' ? drawStreetbike(sketch) : drawSportsTourer(sketch);
}

function drawDresser(sketch: Sketch): void {
  const { skeleton, paints, traits } = sketch;
  drawWheels(sketch, 160, 150);
  drawRearMudguard(sketch, paints.main, { front: 66, rear: 172, gap: 26, depth: 44 });
  drawRearSuspension(sketch, 2.2);
  drawTwinShock(sketch, [116, skeleton.seatHeight - 120], false);
  drawFrameMass(sketch);
  drawPowerUnit(sketch, { scale: 1.04 });
  drawFrontMudguard(sketch, paints.main, 'road', 22);
  drawCrashGuard(sketch);
  drawFrontEnd(sketch, 160);
  drawPlateHanger(sketch, from([skeleton.rearmost, skeleton.seatHeight])(222, -260), skeleton.rearTyre.radius + 130);
  drawDresserPannier(sketch);
  if (traits.topBox) drawDresserTrunk(sketch);
  drawDresserSeat(sketch);
  drawDresserFairing(sketch);
  return drawFootpeg(sketch);
}

function drawDresserSeat(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  if (traits.seat === 'step') return drawDresserSaddle(sketch);
  const rear = [skeleton.rearmost + 330, skeleton.seatHeight + 30] as const;
  return drawSeat(sketch, { front: seatFront(sketch), rear, depth: 80, rise: 50 });
}

function drawFrameMass({ canvas, skeleton }: Sketch): void {
  const { tankRear, crankshaft, seatHeight } = skeleton;
  const mass = [
    [tankRear[0] - 60, seatHeight - 60],
    [crankshaft[0] + 200, seatHeight - 60],
    [crankshaft[0] + 240, crankshaft[1] + 60],
    [tankRear[0] - 180, crankshaft[1] + 40],
  ] as const;
  canvas.block(mass, palette.iron, 30);
}
