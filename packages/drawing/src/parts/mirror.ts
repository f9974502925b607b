import type { Canvas } from '../canvas/canvas.ts';
import { palette } from '../colour/palette.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type Point } from '../geometry/point.ts';

/** A rear-view mirror on its stem, about 145 mm high. */
export function drawMirror(canvas: Canvas, foot: Point, shape: 'round' | 'blade', chrome = false): void {
  const stem = from(foot);
  const glass = from(stem(20, 84));
  canvas.stroke(smoothLine(foot, stem(24, 40), stem(20, 84)), palette.coal, 12);
  const round = outline(glass(-46, 16), glass(-2, 60), glass(36, 36), glass(8, -14));
  const blade = outline(glass(-64, 22, 0.5), glass(-30, 60, 0.7), glass(50, 58, 0.5), glass(14, -4, 0.7));
  canvas.fill(shape === 'round' ? round : blade, chrome ? 'metal' : 'plastic');
}
