import { frameOf } from '../drawing-frame.ts';
import { outline } from '../geometry/outline.ts';
import type { LocalPoint } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawWindscreen } from './cockpit.ts';
import { drawSheen } from './sheen.ts';

const screenRise = { none: 0, fly: 120, tall: 260 } as const;

/** Draws the fairing around the headlamp and handlebar of a cruiser, with its screen; `lamp` measures from the lamp's foremost point. */
export function drawBatwing(sketch: Sketch, lamp: LocalPoint): void {
  const { canvas, paints, traits, skeleton } = sketch;
  const rise = Math.min(screenRise[traits.screen], frameOf(skeleton).height - lamp(0, 200)[1]);
  const shell = outline(
    lamp(-52, 84, 0.5),
    lamp(-104, 176, 0.5),
    lamp(-170, 206, 0.3),
    lamp(-330, 120, 0.3),
    lamp(-300, 10, 0.6),
    lamp(-190, -92, 0.6),
    lamp(-104, -112, 0.5),
    lamp(-70, -60, 0.6),
  );
  if (traits.screen !== 'none')
    drawWindscreen(
      sketch,
      lamp(-88, 160, 0.2),
      lamp(-120 - rise * 0.3, 170 + rise * 0.7),
      lamp(-160 - rise * 0.4, 180 + rise, 0.5),
      lamp(-190 - rise * 0.4, 170 + rise, 0.5),
      lamp(-270, 150, 0.3),
    );
  canvas.panel(shell, paints.main, 14, () =>
    drawSheen(sketch, lamp(-110, 160, 0.3), lamp(-180, 178), lamp(-300, 110, 0.3), lamp(-190, 120)),
  );
}
