import { from, type LocalPoint } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawWindscreen } from './cockpit.ts';

/**
 * Draws the screen of a bike without a fairing, above the headlamp: a small one, or a tall one up to the bike's height; `lamp` measures
 * from the lamp's foremost point.
 */
export function drawLampScreen(sketch: Sketch, lamp: LocalPoint): void {
  const { screen } = sketch.traits;
  if (screen === 'fly') drawFlyscreen(sketch, lamp);
  if (screen === 'tall') drawTallScreen(sketch, lamp);
}

function drawFlyscreen(sketch: Sketch, lamp: LocalPoint): void {
  drawWindscreen(
    sketch,
    lamp(-30, 70, 0.2),
    lamp(-96, 158),
    lamp(-140, 196, 0.6),
    lamp(-170, 170, 0.5),
    lamp(-166, 66, 0.2),
  );
}

function drawTallScreen(sketch: Sketch, lamp: LocalPoint): void {
  const rise = Math.max(300, sketch.skeleton.height - lamp(0, 0)[1] - 8);
  const crown = from(lamp(-90 - rise * 0.36, rise));
  drawWindscreen(
    sketch,
    lamp(-36, 64, 0.2),
    lamp(-50 - rise * 0.2, rise * 0.72),
    crown(0, 0, 0.3),
    crown(-20, -30, 0.2),
    lamp(-150, 74, 0.4),
  );
}
