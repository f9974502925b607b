import { type Hex, palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawSaddle, drawSeams } from './saddle.ts';
import { scooterAnchors } from './scooter-anchors.ts';
import { drawGrabRail } from './tail.ts';

/** Height of the pillion above the rider, in mm. */
const steps = { flat: 28, ribbed: 24, duotone: 28, long: 6, step: 56, split: 48, solo: 0 } as const;

/** Draws the saddle and the grab rail: one long cushion or two, or the rider's alone with a rack behind; leather on some classics. */
export function drawScooterSaddle(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  const { bodyFront, tail } = scooterAnchors(sketch);
  const seat = from(skeleton.saddle);
  const step = traits.retro ? steps[traits.seat] / 2 : steps[traits.seat];
  const leather = leatherOf(sketch);
  const nose = [bodyFront(82, -62, 0.7), bodyFront(44, -14), seat(20, 0)];
  const underside = bodyFront(44, -96, 0.6);
  const tip = [tail(110, step + 10, 0.9), tail(56, step * 0.4 - 12, 0.9), tail(120, step * 0.3 - 62, 0.6)];
  const piping = [bodyFront(56, -56), seat(-60, -40)];
  if (traits.seat !== 'split' && traits.seat !== 'solo') {
    const top = [seat(-130, step * 0.6), seat(-338, step + 16)];
    const cushion = [...nose, ...top, ...tip, seat(-278, -84), underside];
    drawSaddle(sketch, cushion, [...piping, tail(90, step * 0.4 - 14)], leather);
    if (traits.seat === 'ribbed') drawSeams(sketch, [60, 130, 200, 270, 340], [-14, -64]);
    if (traits.seat === 'long') drawBackrest(sketch);
  } else {
    drawSaddle(sketch, [...nose, ...riderBack(sketch), underside], [...piping, seat(-170, -14)], leather);
    const pillion = [seat(-206, 34, 0.5), seat(-250, step + 14, 0.7), ...tip, seat(-290, -60), seat(-214, -50, 0.4)];
    if (traits.seat === 'split') drawSaddle(sketch, pillion, [], leather);
  }
  drawGrabRail(sketch, seat(-318, -40), tail(0, step), traits.chrome);
}

/** Draws a pad that the pillion leans on. */
function drawBackrest(sketch: Sketch): void {
  const { tail } = scooterAnchors(sketch);
  sketch.canvas.stroke(segments([tail(70, 0), tail(14, 60)]), palette.iron, 22);
  sketch.canvas.block([tail(60, 24), tail(20, 138), tail(-24, 132), tail(16, 20)], 'saddle', 20);
}

function leatherOf({ traits }: Sketch): Hex | undefined {
  return traits.retro && traits.graphic === 2 ? palette.tan : undefined;
}

function riderBack({ skeleton }: Sketch): Point[] {
  const seat = from(skeleton.saddle);
  return [seat(-120, 14), seat(-184, 44, 0.6), seat(-200, -10, 0.6), seat(-184, -84, 0.5)];
}
