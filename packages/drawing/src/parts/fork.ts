import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { between, type Point, shifted } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawDuolever } from './duolever.ts';
import { forkFinishes, steelTube } from './finishes.ts';
import { drawTelelever } from './telelever.ts';
import { drawFrontCaliper } from './wheel.ts';

/** Draws the fork with the front caliper; `rotor` is the brake disc's radius in mm. */
export function drawFrontEnd(sketch: Sketch, rotor: number): void {
  drawFrontCaliper(sketch, rotor);
  drawFork(sketch);
}

/** Draws the front suspension with yokes and axle clamp; must be drawn after the front wheel. */
export function drawFork(sketch: Sketch): void {
  const { canvas, skeleton, traits } = sketch;
  designs[traits.fork](sketch);
  canvas.boss(skeleton.frontAxle, 22, palette.silver, traits.forkColour === 'black' ? palette.coal : palette.steel, 14);
}

const designs: Record<Sketch['traits']['fork'], (sketch: Sketch) => void> = {
  telescopic: (sketch) => {
    drawTelescopicLegs(sketch);
    drawYokes(sketch);
  },
  gaiter: (sketch) => {
    drawGaiter(sketch, drawTelescopicLegs(sketch).middle);
    drawYokes(sketch);
  },
  covered: (sketch) => {
    drawCover(sketch, drawTelescopicLegs(sketch).top);
    drawYokes(sketch);
  },
  usd: (sketch) => {
    drawUpsideDownLegs(sketch);
    drawYokes(sketch);
  },
  telelever: drawTelelever,
  duolever: drawDuolever,
};

interface Legs {
  /** End of the thick tubes. */
  middle: Point;
  top: Point;
}

function legPoints({ skeleton }: Sketch, sliderShare: number): Legs {
  const { frontAxle, lowerYoke, topYoke, forkAt } = skeleton;
  const middle = forkAt(frontAxle[1] + (lowerYoke[1] - frontAxle[1]) * sliderShare);
  return { middle, top: forkAt(topYoke[1] + 14) };
}

function drawYokes({ canvas, skeleton }: Sketch): void {
  for (const yoke of [skeleton.lowerYoke, skeleton.topYoke])
    canvas.stroke(segments([shifted(yoke, -44, -12), shifted(yoke, 34, 6)]), palette.iron, 30);
}

function drawUpsideDownLegs(sketch: Sketch): void {
  const { canvas, skeleton, traits } = sketch;
  const { middle, top } = legPoints(sketch, 0.42);
  const { base, lit } = forkFinishes[traits.forkColour];
  canvas.tube(segments([skeleton.frontAxle, middle]), 36, steelTube.base, steelTube.lit);
  canvas.tube(segments([middle, top]), 54, base, lit);
  const foot = shifted(skeleton.frontAxle, -8, -4);
  canvas.stroke(segments([foot, between(skeleton.frontAxle, middle, 0.34)]), palette.coal, 48);
}

function drawTelescopicLegs(sketch: Sketch): Legs {
  const { canvas, skeleton, traits } = sketch;
  const legs = legPoints(sketch, 0.62);
  const { base, lit } = forkFinishes[traits.forkColour];
  canvas.tube(segments([legs.middle, legs.top]), 38, steelTube.base, steelTube.lit);
  canvas.tube(segments([shifted(skeleton.frontAxle, -4, 0), legs.middle]), 50, base, lit);
  return legs;
}

function drawGaiter({ canvas, skeleton }: Sketch, foot: Point): void {
  const sleeve = segments([foot, skeleton.forkAt(skeleton.lowerYoke[1] - 6)]);
  canvas.stroke(sleeve, palette.coal, 56);
  canvas.dashes(sleeve, '#4a5159', 62, [9, 11]);
}

function drawCover({ canvas, skeleton, paints }: Sketch, top: Point): void {
  const foot = skeleton.forkAt(skeleton.lowerYoke[1] - 90);
  const along = (dx: number): string => segments([shifted(foot, dx, 0), shifted(top, dx, 0)]);
  canvas.stroke(along(0), paints.main.shade, 74);
  canvas.stroke(along(-10), paints.main.base, 46);
  canvas.stroke(along(-18), paints.main.light, 12);
}
