import { palette } from '../colour/palette.ts';
import type { Tones } from '../colour/tones.ts';
import { outline } from '../geometry/outline.ts';
import { between, distance, from, type LocalPoint, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawWindscreen } from './cockpit.ts';
import { drawRoundLamp } from './headlamp.ts';
import { drawLens } from './lens.ts';

/** Draws the nose of an adventure bike: screen, cowl with the lamp, and the beak above the wheel. */
export function drawAdventureNose(sketch: Sketch): void {
  const { skeleton, paints, traits } = sketch;
  const lamp = from(from(skeleton.lowerYoke)(212, 60));
  const reach = traits.engine === 'boxer' && !sketch.electric ? 130 : 96;
  drawScreen(sketch, lamp);
  drawBeak(sketch, paints.main, lamp(-190, -64), [skeleton.wheelbase + reach, lamp(0, -86)[1]], 78);
  if (traits.fairing !== 'none') drawTower(sketch, lamp);
  drawCowl(sketch, lamp);
}

function drawScreen(sketch: Sketch, lamp: LocalPoint): void {
  const { skeleton, traits } = sketch;
  if (traits.screen === 'none') return;
  const { height, topYoke } = skeleton;
  const top = Math.max(height - (traits.screen === 'tall' ? 10 : 90), lamp(0, 210)[1]);
  const crown = from([topYoke[0] + 64, top]);
  const foot = lamp(-30, 56, 0.2);
  drawWindscreen(
    sketch,
    foot,
    from(between(foot, crown(0, 0), 0.6))(12, 0),
    crown(6, 0, 0.7),
    crown(-66, -34, 0.5),
    lamp(-180, 66, 0.2),
  );
}

/** Draws the side of a rally fairing, from the lamp back to the tank and down beside the fork. */
function drawTower(sketch: Sketch, lamp: LocalPoint): void {
  const { canvas, skeleton, paints } = sketch;
  const tank = from([skeleton.lowerYoke[0], skeleton.seatHeight]);
  const tower = outline(
    lamp(-30, 60, 0.3),
    lamp(-150, 116, 0.5),
    tank(-90, 150, 0.4),
    tank(-150, 20, 0.4),
    tank(-110, -150, 0.3),
    tank(30, -90, 0.5),
    lamp(-40, -80, 0.3),
  );
  canvas.panel(tower, paints.main, 12);
}

function drawCowl(sketch: Sketch, lamp: LocalPoint): void {
  const { canvas, paints, traits } = sketch;
  const cowl = outline(
    lamp(-200, 62, 0.3),
    lamp(-90, 88, 0.5),
    lamp(-14, 62, 0.4),
    lamp(8, -16, 0.3),
    lamp(-46, -70, 0.3),
    lamp(-200, -92, 0.3),
  );
  if (traits.lamp === 'round') {
    canvas.part(
      outline(lamp(-190, 64, 0.4), lamp(-96, 70, 0.5), lamp(-70, -60, 0.4), lamp(-180, -70, 0.4)),
      paints.plastic,
    );
    return drawRoundLamp(sketch, lamp(-60, 2), 88, 'plastic');
  }
  canvas.part(cowl, paints.main);
  const lower = [lamp(-198, -20, 0), lamp(-106, 16, 0.3), lamp(-54, -68, 0), lamp(-196, -90, 0)];
  canvas.fill(outline(...lower), traits.lamp === 'slim' ? paints.second.base : palette.coal);
  return drawLens(sketch, [
    lamp(-6, 52, 0.2),
    lamp(10, -10, 0.3),
    lamp(-34, -62, 0.2),
    lamp(-70, -18, 0.2),
    lamp(-62, 34, 0.2),
  ]);
}

/** Draws a high mudguard shaped like a beak from `root` to its `tip`, `depth` mm deep at the root. */
function drawBeak({ canvas }: Sketch, tones: Tones, root: Point, tip: Point, depth: number): void {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = distance(root, tip);
  const at = (along: number, up: number, roundness?: number): Point => [
    root[0] + dx * along - (dy / length) * up,
    root[1] + dy * along + (dx / length) * up,
    roundness,
  ];
  const beak = outline(
    at(0, depth, 0.3),
    at(0.55, depth * 0.72),
    at(1, -8, 0.2),
    at(0.96, -24, 0.2),
    at(0.5, -2),
    at(0, -depth * 0.3, 0.3),
  );
  canvas.part(beak, tones);
}
