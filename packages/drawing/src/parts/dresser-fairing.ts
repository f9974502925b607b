import { palette } from '../colour/palette.ts';
import { outline } from '../geometry/outline.ts';
import { from, type LocalPoint } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawWindscreen } from './cockpit.ts';
import { drawHandlebar, drawMirror } from './handlebar.ts';
import { drawLens } from './lens.ts';
import { drawSheen } from './sheen.ts';

interface DresserAnchors {
  nose: LocalPoint;
  /** Junction of fairing and screen. */
  brow: LocalPoint;
  saddle: LocalPoint;
  crank: LocalPoint;
}

function anchorsOf({ skeleton }: Sketch): DresserAnchors {
  const { wheelbase, height, seatHeight, crankshaft, topYoke } = skeleton;
  return {
    nose: from([wheelbase - 40, seatHeight + 70]),
    brow: from([wheelbase - 240, Math.min(seatHeight + 330, height - 190)]),
    saddle: from([topYoke[0], seatHeight]),
    crank: from(crankshaft),
  };
}

/** Draws the tank shelter, screen, fairing and belly of a full dresser, with the bars between them. */
export function drawDresserFairing(sketch: Sketch): void {
  const anchors = anchorsOf(sketch);
  const { brow } = anchors;
  const { canvas } = sketch;
  drawShelter(sketch, anchors);
  drawScreen(sketch, anchors);
  drawHandlebar(sketch, { mirror: 'none', drop: 40 });
  drawShell(sketch, anchors);
  drawMirror(canvas, brow(-120, 10), 'blade');
  drawBelly(sketch, anchors);
}

function drawScreen(sketch: Sketch, { brow }: DresserAnchors): void {
  const { screen } = sketch.traits;
  if (screen === 'none') return;
  const top = sketch.skeleton.height - brow(0, 0)[1] - (screen === 'fly' ? 90 : 0);
  drawWindscreen(
    sketch,
    brow(110, -60, 0.2),
    brow(10, Math.min(150, top - 20)),
    brow(-130, top - 20, 0.7),
    brow(-230, top - 40, 0.6),
    brow(-250, 60, 0.4),
  );
}

function drawShelter(sketch: Sketch, { saddle, crank }: DresserAnchors): void {
  const { canvas, skeleton, paints } = sketch;
  const tank = from([skeleton.tankRear[0], skeleton.seatHeight]);
  const low = saddle(0, 0)[1] - crank(0, 0)[1];
  const shell = outline(
    tank(-10, 30, 0.3),
    tank(130, 150),
    saddle(-60, 200, 0.6),
    saddle(60, 110, 0.3),
    crank(240, low - 60, 0.4),
    crank(-60, low - 100, 0.5),
    tank(-190, -210, 0.4),
    tank(-90, -80, 0.5),
  );
  canvas.panel(shell, paints.main, 14, () =>
    drawSheen(sketch, tank(60, 66, 0.3), tank(240, 170), saddle(10, 146, 0.3), tank(240, 116)),
  );
}

function drawShell(sketch: Sketch, anchors: DresserAnchors): void {
  const { canvas, paints } = sketch;
  const { nose, brow, saddle, crank } = anchors;
  const shell = outline(
    nose(10, 0, 0.4),
    nose(-50, 180, 0.8),
    brow(20, 20, 0.6),
    brow(-200, 30, 0.4),
    saddle(10, 150, 0.4),
    crank(330, 410, 0.5),
    crank(190, 205, 0.5),
    crank(110, 65, 0.3),
    crank(330, 35, 0.5),
    nose(-360, -260, 0.6),
    nose(-220, -130, 0.6),
    nose(-60, -100, 0.6),
  );
  canvas.panel(shell, paints.main, 16, () => {
    const shade = [
      nose(0, -60, 0),
      nose(-240, -30),
      crank(330, 335),
      crank(120, 85, 0),
      crank(60, -5, 0),
      nose(-160, -320, 0),
    ];
    canvas.fill(outline(...shade), paints.main.shade);
    drawSheen(sketch, brow(20, -20, 0.3), brow(-120, -30), brow(-220, -120, 0.3), brow(-90, -90));
  });
  canvas.fill(
    outline(crank(300, 330, 0.3), crank(380, 346, 0.3), crank(330, 215, 0.3), crank(250, 185, 0.3)),
    palette.ink,
  );
  drawLens(sketch, [nose(-2, 30, 0.2), nose(-40, 140, 0.3), nose(-210, 136, 0.2), nose(-120, 44, 0.3)], 0.74);
}

function drawBelly({ canvas, skeleton }: Sketch, { crank }: DresserAnchors): void {
  const floor = from([skeleton.crankshaft[0], skeleton.groundClearance]);
  const belly = outline(
    crank(340, 55, 0.4),
    floor(250, 40, 0.5),
    floor(-60, 10, 0.5),
    floor(-190, 36, 0.2),
    floor(0, 96, 0.4),
    crank(220, -15, 0.4),
  );
  canvas.fill(belly, 'plastic');
}
