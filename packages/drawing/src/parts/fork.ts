import type { Hex } from '../colour/hex.ts';
import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/lines.ts';
import { between, type Point, shifted } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

const finishes: Record<'gold' | 'black' | 'silver', { base: Hex; lit: Hex }> = {
  gold: { base: palette.gold, lit: palette.brass },
  black: { base: palette.coal, lit: palette.steel },
  silver: { base: '#8f98a2', lit: '#e3e8ec' },
};

/** The fork legs, yokes and axle clamp; drawn after the front wheel. */
export function drawFork(sketch: Sketch): void {
  const { canvas, skeleton, traits } = sketch;
  if (traits.fork === 'usd') drawUpsideDownLegs(sketch);
  else drawTelescopicLegs(sketch);
  for (const yoke of [skeleton.lowerYoke, skeleton.topYoke])
    canvas.stroke(segments([shifted(yoke, -44, -12), shifted(yoke, 34, 6)]), palette.iron, 30);
  canvas.boss(skeleton.frontAxle, 22, palette.silver, traits.forkColour === 'black' ? palette.coal : palette.steel, 14);
}

function legPoints({ skeleton }: Sketch, sliderShare: number): { middle: Point; top: Point } {
  const { frontAxle, lowerYoke, topYoke, forkAt } = skeleton;
  const middle = forkAt(frontAxle[1] + (lowerYoke[1] - frontAxle[1]) * sliderShare);
  return { middle, top: forkAt(topYoke[1] + 14) };
}

function drawUpsideDownLegs(sketch: Sketch): void {
  const { canvas, skeleton, traits } = sketch;
  const { middle, top } = legPoints(sketch, 0.42);
  const { base, lit } = finishes[traits.forkColour];
  canvas.tube(segments([skeleton.frontAxle, middle]), 36, '#7c858f', '#eef2f5');
  canvas.tube(segments([middle, top]), 54, base, lit);
  const foot = shifted(skeleton.frontAxle, -8, -4);
  canvas.stroke(segments([foot, between(skeleton.frontAxle, middle, 0.34)]), palette.coal, 48);
}

function drawTelescopicLegs(sketch: Sketch): void {
  const { canvas, skeleton, traits } = sketch;
  const { middle, top } = legPoints(sketch, 0.62);
  const { base, lit } = finishes[traits.forkColour];
  canvas.tube(segments([middle, top]), 38, '#7c858f', '#f4f7f9');
  canvas.tube(segments([shifted(skeleton.frontAxle, -4, 0), middle]), 50, base, lit);
  if (traits.fork === 'gaiter') drawGaiter(sketch, middle);
  if (traits.fork === 'covered') drawCover(sketch, top);
}

function drawGaiter({ canvas, skeleton }: Sketch, foot: Point): void {
  const sleeve = segments([foot, skeleton.forkAt(skeleton.lowerYoke[1] - 6)]);
  canvas.stroke(sleeve, palette.coal, 56);
  canvas.dashes(sleeve, '#4a5159', 62, '9 11');
}

function drawCover({ canvas, skeleton, paints }: Sketch, top: Point): void {
  const foot = skeleton.forkAt(skeleton.lowerYoke[1] - 90);
  const along = (dx: number): string => segments([shifted(foot, dx, 0), shifted(top, dx, 0)]);
  canvas.stroke(along(0), paints.main.shade, 74);
  canvas.stroke(along(-10), paints.main.base, 46);
  canvas.stroke(along(-18), paints.main.light, 12);
}
