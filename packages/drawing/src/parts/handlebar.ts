import { palette } from '../colour/palette.ts';
import type { Tones } from '../colour/tones.ts';
import { polyline, segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { between, from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import type { Canvas } from '../canvas/canvas.ts';

/** Construction of a handlebar. */
export interface HandlebarStyle {
  /** Chrome bar and mirror; black otherwise. */
  chrome?: boolean;
  /** How far the ends of the grips are below their middle, in mm. */
  drop?: number;
  mirror: 'round' | 'blade' | 'none';
  /** Mirrors at the ends of the grips. */
  barEnd?: boolean;
  /** Paint of hand guards, if any; plastic by default. */
  guards?: Tones;
}

/** Draws the handlebar from yoke to grip, with lever, switches and mirror. */
export function drawHandlebar(sketch: Sketch, style: HandlebarStyle): void {
  const { canvas, skeleton, traits } = sketch;
  const { chrome = false, drop = 16, mirror, barEnd = false, guards = sketch.paints.plastic } = style;
  const grip = from(skeleton.grip);
  const riser = from(skeleton.topYoke)(-8, 26);
  const [end, root] = [grip(-66, -drop), grip(62, drop * 0.3)];
  if (mirror !== 'none') drawMirror(canvas, barEnd ? grip(-62, 4 - drop) : grip(46, 14), mirror, chrome);
  const bar = smoothLine(riser, between(riser, root, 0.6), root, skeleton.grip);
  canvas.stroke(bar, chrome ? palette.alloy : palette.coal, 26);
  canvas.stroke(polyline(from(root)(10, 0), grip(40, -24), from(end)(20, -18)), palette.alloy, 8);
  canvas.stroke(segments([root, between(root, end, 0.2)]), palette.iron, 44);
  canvas.stroke(segments([between(root, end, 0.32), end]), palette.ink, 36);
  if (traits.handGuards) drawHandGuard(sketch, root, guards);
}

/** Draws a hand guard ahead of a grip, whose root is at `root`. */
export function drawHandGuard({ canvas }: Sketch, root: Point, tones: Tones): void {
  const at = from(root);
  const guard = outline(
    at(62, 40, 0.5),
    at(100, -10),
    at(40, -74, 0.5),
    at(-30, -86, 0.3),
    at(40, -34),
    at(20, 34, 0.4),
  );
  canvas.part(guard, tones);
}

/** Draws a rear-view mirror on its stem, about 145 mm high. */
export function drawMirror(canvas: Canvas, foot: Point, shape: 'round' | 'blade', chrome = false): void {
  const stem = from(foot);
  const glass = from(stem(20, 84));
  canvas.stroke(smoothLine(foot, stem(24, 40), stem(20, 84)), palette.coal, 12);
  const round = outline(glass(-46, 16), glass(-2, 60), glass(36, 36), glass(8, -14));
  const blade = outline(glass(-64, 22, 0.5), glass(-30, 60, 0.7), glass(50, 58, 0.5), glass(14, -4, 0.7));
  canvas.fill(shape === 'round' ? round : blade, chrome ? 'metal' : 'plastic');
}
