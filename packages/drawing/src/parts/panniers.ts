import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import type { LocalPoint } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws an aluminium pannier with its lid. */
export function drawSideCase({ canvas }: Sketch, at: LocalPoint): void {
  const [w, h] = [210, 160];
  canvas.block([at(-w, h), at(w, h), at(w - 30, -h), at(26 - w, -h)], 'metal', 28);
  canvas.block([at(-w - 6, h + 6), at(w + 6, h + 6), at(w - 6, h - 52), at(6 - w, h - 52)], palette.iron, 16);
  const straps = segments(
    [at(-w * 0.6, h * 0.36), at(-w * 0.56, -h * 0.72)],
    [at(w * 0.6, h * 0.36), at(w * 0.52, -h * 0.72)],
  );
  canvas.stroke(straps, palette.steel, 7);
}

/** Draws a painted pannier with a reflector at its rear. */
export function drawHardCase(sketch: Sketch, at: LocalPoint): void {
  const { canvas, paints } = sketch;
  const shell = outline(
    at(220, 70, 0.4),
    at(150, 138, 0.6),
    at(-160, 128, 0.5),
    at(-214, 40, 0.5),
    at(-180, -124, 0.5),
    at(120, -140, 0.6),
    at(200, -60, 0.6),
  );
  canvas.part(shell, paints.main);
  canvas.stroke(smoothLine(at(206, 20), at(0, 4), at(-206, 24)), palette.ink, 10);
  canvas.stroke(segments([at(-200, 70), at(-204, 10)]), palette.tailLight, 28);
}

/** Draws a leather saddlebag with two buckled straps. */
export function drawSaddlebag({ canvas }: Sketch, at: LocalPoint): void {
  const bag = [
    at(180, 100, 0.4),
    at(-170, 100, 0.4),
    at(-190, -60),
    at(-120, -124, 0.6),
    at(130, -124, 0.6),
    at(190, -50),
  ];
  const flap = [at(186, 112, 0.3), at(-176, 112, 0.3), at(-186, 10, 0.4), at(0, -36), at(190, 10, 0.4)];
  canvas.fill(outline(...bag), palette.ink);
  canvas.fill(outline(...flap), 'saddle');
  const straps = segments([at(-90, 100), at(-94, -84)], [at(100, 100), at(104, -84)]);
  canvas.stroke(straps, palette.coal, 26);
  canvas.stroke(segments([at(-103, -46), at(-83, -46)], [at(93, -46), at(113, -46)]), palette.silver, 20);
}
