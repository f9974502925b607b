import { outline } from '../geometry/outline.ts';
import type { LocalPoint } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawWindscreen } from './cockpit.ts';
import { drawSheen } from './sheen.ts';

/** Draws the small fairing of a cafe racer around the headlamp, with its bubble; `lamp` measures from the lamp's foremost point. */
export function drawNoseCowl(sketch: Sketch, lamp: LocalPoint): void {
  const { canvas, paints, traits } = sketch;
  const rise = traits.screen === 'tall' ? 60 : 0;
  drawWindscreen(
    sketch,
    lamp(-50, 84, 0.2),
    lamp(-110, 150 + rise * 0.7),
    lamp(-170, 176 + rise, 0.6),
    lamp(-230, 140 + rise * 0.6, 0.4),
    lamp(-220, 70, 0.3),
  );
  const shell = outline(
    lamp(-30, 58, 0.6),
    lamp(-84, 104, 0.6),
    lamp(-230, 96, 0.3),
    lamp(-316, 10, 0.4),
    lamp(-236, -106, 0.6),
    lamp(-100, -118, 0.6),
    lamp(-46, -66, 0.7),
  );
  canvas.panel(shell, paints.main, 12, () =>
    drawSheen(sketch, lamp(-80, 84, 0.3), lamp(-160, 84), lamp(-270, 20, 0.3), lamp(-160, 44)),
  );
}
