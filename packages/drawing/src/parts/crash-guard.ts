import { palette } from '../colour/palette.ts';
import { smoothLine } from '../geometry/outline.ts';
import { from } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { scooterAnchors } from './scooter-anchors.ts';

/**
 * Draws the tubes that protect a motorcycle in a fall, if it has them: a loop ahead of the engine, and on an adventure bike rails round the
 * tank.
 */
export function drawCrashGuard(sketch: Sketch): void {
  if (!sketch.traits.crashGuard) return;
  if (sketch.bodyStyle === 'adventure') drawTankGuard(sketch);
  else drawLegGuard(sketch);
}

function drawLegGuard({ canvas, skeleton, traits }: Sketch): void {
  const { crankshaft, lowerYoke, groundClearance } = skeleton;
  const crank = from(crankshaft);
  const loop = smoothLine(
    [Math.min(lowerYoke[0] - 80, crankshaft[0] + 256), crankshaft[1] + 264],
    crank(326, 190, 0.9),
    crank(300, -30),
    [crankshaft[0] + 150, groundClearance + 56],
  );
  if (traits.chrome) canvas.tube(loop, 26, '#7c858f', palette.white);
  else canvas.tube(loop, 26, palette.coal, palette.steel);
}

function drawTankGuard({ canvas, skeleton }: Sketch): void {
  const { crankshaft, lowerYoke, seatHeight, groundClearance } = skeleton;
  const crank = from(crankshaft);
  const plate = from([lowerYoke[0], seatHeight]);
  const rail = smoothLine(
    [crankshaft[0] + 120, groundClearance + 90],
    crank(280, 30, 0.8),
    plate(-96, -226),
    plate(26, -60, 0.7),
    plate(-30, 62, 0.7),
    plate(-190, 26),
    plate(-250, -120, 0.7),
    crank(120, 190),
  );
  canvas.tube(rail, 24, palette.coal, palette.alloy);
}

/** Draws the bars along a scooter's flanks, with the folding pegs ahead of its floor, if it has them. */
export function drawFlankGuard(sketch: Sketch): void {
  if (!sketch.traits.crashGuard) return;
  const { canvas } = sketch;
  const { leg, heel, bodyFront, tail } = scooterAnchors(sketch);
  const flank = smoothLine(
    heel(-20, -46, 0.5),
    heel(-60, 62, 0.7),
    bodyFront(-150, -214),
    tail(170, -176, 0.7),
    tail(190, -246, 0.6),
    heel(-240, -14),
    heel(-60, -58, 0.5),
  );
  const front = smoothLine(leg(-76, -30), leg(-30, 84, 0.8), leg(26, 190, 0.7), leg(44, 96), leg(16, -40));
  canvas.tube(flank + front, 24, palette.coal, palette.steel);
  canvas.stroke(smoothLine(leg(-6, -24), leg(54, -28)), palette.ink, 26);
}
