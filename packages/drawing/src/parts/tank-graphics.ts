import { toOklch } from '../colour/oklch.ts';
import { palette } from '../colour/palette.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { tankFrame } from './tank-frame.ts';

/** Draws the graphics on the panel of a tank that is `top` mm high. */
export function drawTankGraphics(sketch: Sketch, top: number): void {
  graphics[sketch.traits.graphics](sketch, top);
}

type Graphic = (sketch: Sketch, top: number) => void;

/** Returns a line along the tank at shares of its height. */
function along(sketch: Sketch, top: number, heights: readonly [number, number, number, number]): Point[] {
  const at = tankFrame(sketch);
  const [rear, middle, front, tip] = heights.map((share) => share * top) as [number, number, number, number];
  return [at(-0.1, rear), at(0.36, middle), at(0.8, front), at(1.12, tip)];
}

const graphics: Record<Sketch['traits']['graphics'], Graphic> = {
  plain: () => undefined,
  stripe: (sketch, top) =>
    sketch.canvas.stroke(smoothLine(...along(sketch, top, [0.12, 0.46, 0.5, 0.26])), sketch.paints.second.base, 14),
  stripes: (sketch, top) => {
    const { canvas, paints } = sketch;
    canvas.stroke(smoothLine(...along(sketch, top, [0.16, 0.52, 0.56, 0.34])), paints.second.base, 16);
    canvas.stroke(smoothLine(...along(sketch, top, [0.02, 0.36, 0.38, 0.16])), paints.second.base, 8);
  },
  wedge: (sketch) => {
    const at = tankFrame(sketch);
    const wedge = [at(0.12, 14, 0), at(0.46, 52), at(1.06, 78, 0), at(1.06, 36, 0), at(0.5, 16)];
    sketch.canvas.fill(outline(...wedge), sketch.paints.second.base);
  },
  sash: (sketch, top) => {
    const at = tankFrame(sketch);
    const upper = [at(0.28, -60, 0), at(0.56, top * 0.4, 0.2), at(1.1, top * 0.62, 0)];
    const lower = [at(1.1, top * 0.36, 0), at(0.7, top * 0.18, 0.2), at(0.46, -60, 0)];
    sketch.canvas.fill(outline(...upper, ...lower), sketch.paints.second.base);
  },
  twotone: (sketch, top) => {
    const { canvas, paints } = sketch;
    const pale = toOklch(paints.second.base).lightness > 0.8;
    drawLower(sketch, top, pale ? paints.main.shade : paints.second.base);
    const edge = smoothLine(...along(sketch, top, [0, 0.33, 0.3, 0.06]));
    canvas.stroke(edge, pale ? paints.second.base : palette.gold, pale ? 12 : 5);
  },
  pinstripe: (sketch, top) => {
    const at = tankFrame(sketch);
    const loop = [at(0.1, top * 0.16), at(0.36, top * 0.56), at(0.74, top * 0.6), at(0.96, top * 0.28), at(0.6, -4)];
    sketch.canvas.stroke(outline(...loop), palette.brass, 6);
  },
  chrome: (sketch, top) => {
    drawLower(sketch, top, 'chrome');
    sketch.canvas.stroke(smoothLine(...along(sketch, top, [0.04, 0.48, 0.46, 0.1])), palette.brass, 6);
  },
};

function drawLower(sketch: Sketch, top: number, ink: Parameters<Sketch['canvas']['fill']>[1]): void {
  const at = tankFrame(sketch);
  const share = ink === 'chrome' ? 0.48 : 0.32;
  const edge = along(sketch, top, [0, share, share * 0.94, 0.06]);
  sketch.canvas.fill(outline(...edge, at(1.12, -70, 0), at(-0.1, -70, 0)), ink);
}
