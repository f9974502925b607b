import type { Ink } from '../canvas/canvas.ts';
import type { Tones } from '../colour/tones.ts';
import { polyline } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import { from, type LocalPoint } from '../geometry/point.ts';
import { roundedPolygon } from '../geometry/polygon.ts';
import type { Sketch } from '../sketch.ts';
import type { Variant } from '../traits/traits.ts';
import { drawSheen } from './sheen.ts';
import { tankFrame } from './tank-frame.ts';

interface Form {
  top: number;
  /** Tip of the shroud, ahead of the lower yoke and above the saddle. */
  tip: readonly [ahead: number, up: number];
  /** Its lowest point, ahead of the crankshaft and below the saddle. */
  bottom: readonly [ahead: number, down: number];
}

const forms: Record<Variant, Form> = {
  0: { top: 190, tip: [76, 14], bottom: [150, 190] },
  1: { top: 204, tip: [96, 40], bottom: [170, 170] },
  2: { top: 180, tip: [56, -10], bottom: [190, 220] },
};

/** Draws the muscular tank of a naked bike, with a shroud that reaches past the fork. */
export function drawMuscleTank(sketch: Sketch, shroud: Tones): void {
  const { canvas, traits, paints } = sketch;
  const at = tankFrame(sketch);
  const { top } = forms[traits.tankForm];
  const shell = outline(
    at(-0.08, 8, 0.2),
    at(0.08, 78, 0.8),
    at(0.38, top - 20),
    at(0.72, top),
    at(1.02, top - 70, 0.4),
    at(1, -10, 0.3),
    at(0.6, -64, 0.4),
    at(0.08, -54, 0.3),
  );
  const knee = outline(at(-0.1, 0, 0), at(0.24, 56, 0.5), at(0.56, 84, 0.2), at(0.66, -80, 0), at(0, -80, 0));
  canvas.panel(shell, paints.main, 12, () => {
    canvas.fill(knee, paints.main.shade);
    drawSheen(sketch, at(0.2, top - 76, 0.3), at(0.5, top - 24), at(0.92, top - 34, 0.3), at(0.56, top - 56));
  });
  drawShroud(sketch, shroud);
}

interface ShroudAnchors {
  tip: LocalPoint;
  bottom: LocalPoint;
}

function shroudAnchors({ skeleton, traits }: Sketch): ShroudAnchors {
  const { lowerYoke, crankshaft, seatHeight } = skeleton;
  const { tip, bottom } = forms[traits.tankForm];
  return {
    tip: from([lowerYoke[0] + tip[0], seatHeight + tip[1]]),
    bottom: from([crankshaft[0] + bottom[0], seatHeight - bottom[1]]),
  };
}

function drawShroud(sketch: Sketch, tones: Tones): void {
  const { canvas, traits } = sketch;
  const at = tankFrame(sketch);
  const { top } = forms[traits.tankForm];
  const { tip, bottom } = shroudAnchors(sketch);
  const plate = outline(
    at(0.5, 40, 0.4),
    at(0.76, 96, 0.5),
    at(0.98, top - 74, 0.4),
    tip(-40, 60, 0.5),
    tip(0, 0, 0),
    tip(-60, -76, 0.3),
    bottom(0, 0, 0.1),
    at(0.7, -74, 0.3),
  );
  canvas.panel(plate, tones, 11, () => shroudGraphics[traits.graphics](sketch, shroudAnchors(sketch)));
}

type ShroudGraphic = (sketch: Sketch, anchors: ShroudAnchors) => void;

/** Draws lines along the shroud, each with a height and a width in mm. */
const lines =
  (...strokes: readonly (readonly [up: number, width: number])[]): ShroudGraphic =>
  (sketch, { tip }) => {
    const at = tankFrame(sketch);
    for (const [up, width] of strokes)
      sketch.canvas.stroke(
        polyline(at(0.58, up), at(0.98, up + 38), tip(0, up + 20)),
        sketch.paints.second.base,
        width,
      );
  };

/** Draws the lower part of the shroud in another colour. */
const lower =
  (ink: (sketch: Sketch) => Ink): ShroudGraphic =>
  (sketch, { tip, bottom }) => {
    const at = tankFrame(sketch);
    const edge = [at(0.5, -40), tip(10, -54), tip(-60, -300), bottom(-90, -20)];
    sketch.canvas.fill(roundedPolygon(edge, 0), ink(sketch));
  };

const shroudGraphics: Record<Sketch['traits']['graphics'], ShroudGraphic> = {
  plain: () => undefined,
  sash: (sketch, { bottom }) => {
    const at = tankFrame(sketch);
    const band = [at(0.74, 110), at(0.92, 110), bottom(60, 0), bottom(-60, 0)];
    sketch.canvas.fill(roundedPolygon(band, 0), sketch.paints.second.base);
  },
  wedge: (sketch, { tip }) => {
    const at = tankFrame(sketch);
    const flash = [tip(10, 6, 0), at(0.7, 54, 0.3), at(0.6, 10, 0), at(0.74, -16, 0.3), tip(-20, -40, 0)];
    sketch.canvas.fill(outline(...flash), sketch.paints.second.base);
  },
  stripe: lines([0, 14]),
  stripes: lines([0, 12], [-36, 6]),
  pinstripe: lines([24, 4]),
  twotone: lower(({ paints }) => paints.second.base),
  chrome: lower(() => 'metal'),
};
