import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type LocalPoint } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawHandGuard, drawMirror } from './handlebar.ts';
import { drawRoundLamp } from './headlamp.ts';
import { drawLens } from './lens.ts';
import { drawSheen } from './sheen.ts';

/** Draws the cover over the handlebar with grips, mirror and, on some, the lamp. */
export function drawHeadset(sketch: Sketch): void {
  const { canvas, skeleton, traits, paints } = sketch;
  const carriesLamp = traits.lampOn === 'handlebar';
  const at = from(skeleton.forkAt(skeleton.topYoke[1]));
  drawMirror(canvas, from(skeleton.grip)(44, 24), traits.retro ? 'round' : 'blade', traits.chrome);
  const nose = carriesLamp
    ? [at(70, 130, 0.7), at(146, 74, 0.5), at(128, -46, 0.5), at(40, -110, 0.6)]
    : [at(50, 82, 0.5), at(98, 30, 0.3), at(54, -66, 0.5)];
  const shell = outline(at(-84, 44, 0.5), at(-40, 100, 0.7), ...nose, at(-44, -50, 0.6));
  canvas.panel(shell, paints.main, 11, () => drawSheen(sketch, at(-30, 84), at(50, 94), at(84, 60), at(20, 66)));
  if (carriesLamp) drawHandlebarLamp(sketch, at);
  drawGrip(sketch);
}

function drawHandlebarLamp(sketch: Sketch, at: LocalPoint): void {
  const { lamp } = sketch.traits;
  if (lamp === 'round') return drawRoundLamp(sketch, at(74, 18), 70, sketch.paints.main);
  if (lamp === 'horseshoe')
    return drawLens(sketch, [at(100, 122, 0.6), at(166, 46, 0.8), at(132, -72, 0.6), at(62, 10, 0.6)], 0.7);
  return drawLens(
    sketch,
    [at(136, 74, 0.3), at(146, 22, 0.4), at(124, -34, 0.3), at(54, 0, 0.4), at(66, 60, 0.4)],
    0.7,
  );
}

function drawGrip(sketch: Sketch): void {
  const { canvas, skeleton, traits, paints } = sketch;
  const at = from(skeleton.grip);
  const [tip, root] = [at(-58, -20), at(64, 6)];
  canvas.stroke(smoothLine(at(80, 6), at(44, -22), at(-38, -38)), palette.alloy, 8);
  canvas.stroke(segments([root, tip]), palette.ink, 36);
  canvas.stroke(segments([at(20, 10), at(-54, -11)]), palette.steel, 6);
  if (traits.handGuards) drawHandGuard(sketch, root, paints.plastic);
}
