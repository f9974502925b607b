import { palette } from '../colour/palette.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { polyline } from '../geometry/pen.ts';
import { from, type LocalPoint, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import type { Variant } from '../traits/traits.ts';
import { drawSaddle } from './saddle.ts';
import { drawSeat, seatFront } from './seat.ts';
import { drawSheen } from './sheen.ts';
import { tankFrame } from './tank-frame.ts';
import { drawTailLamp } from './tail.ts';

const plateTips: Record<Variant, readonly [ahead: number, up: number]> = { 0: [84, 36], 1: [66, 20], 2: [100, 48] };

/** Draws the tall tank with side plates that reach over the fork. */
export function drawAdventureTank(sketch: Sketch): void {
  const { canvas, paints } = sketch;
  const at = tankFrame(sketch);
  const shell = outline(
    at(-0.08, 20, 0.2),
    at(0.06, 104, 0.7),
    at(0.34, 184),
    at(0.7, 206),
    at(0.98, 176, 0.5),
    at(1.12, 100, 0.3),
    at(1, -20, 0.3),
    at(0.5, -90, 0.5),
    at(0.04, -60, 0.3),
  );
  canvas.part(shell, paints.main);
  const knee = [at(-0.08, 20, 0.2), at(0.2, 84, 0.6), at(0.5, 84, 0.3), at(0.5, -90, 0.2), at(0.04, -60, 0.3)];
  canvas.fill(outline(...knee), 'plastic');
  drawSheen(sketch, at(0.16, 124, 0.3), at(0.5, 184), at(0.96, 158, 0.3), at(0.54, 152));
  drawSidePlate(sketch);
}

function drawSidePlate(sketch: Sketch): void {
  const { canvas, skeleton, traits, paints } = sketch;
  const { lowerYoke, crankshaft, seatHeight } = skeleton;
  const at = tankFrame(sketch);
  const [ahead, up] = plateTips[traits.tankForm];
  const tip = from([lowerYoke[0] + ahead, seatHeight + up]);
  const foot = from([crankshaft[0] + 206, seatHeight - 236]);
  const [plate, flash] = traits.tankForm === 1 ? [paints.second, paints.main] : [paints.main, paints.second];
  const shape = outline(
    at(0.36, 50, 0.2),
    at(0.66, 126, 0.5),
    tip(-60, 104, 0.5),
    tip(0, 0, 0.1),
    tip(-56, -106, 0.4),
    foot(0, 0, 0.2),
    at(0.46, -60, 0.3),
  );
  canvas.panel(shape, plate, 12, () => {
    if (traits.graphics !== 'plain')
      canvas.fill(
        outline(at(0.5, -30, 0), at(0.9, 26, 0.3), tip(30, -30, 0), tip(-60, -400, 0), foot(-206, -60, 0)),
        flash.base,
      );
    canvas.fill(
      outline(at(0.4, -70, 0), at(0.9, -46, 0.3), tip(30, -92, 0), tip(-60, -400, 0), foot(-206, -60, 0)),
      'plastic',
    );
  });
}

/** Draws the saddle, tail and luggage rack; `tip` is the tail's end. */
export function drawAdventureTail(sketch: Sketch, tip: Point): void {
  const { canvas, skeleton, paints, traits } = sketch;
  const front = from(seatFront(sketch));
  const middle = from([200, skeleton.seatHeight]);
  const tail = from(tip);
  const panel = outline(
    front(-20, -40, 0.3),
    middle(0, -14),
    tail(0, -8, 0.2),
    tail(110, -84, 0.4),
    middle(0, -120, 0.6),
    [skeleton.swingarmPivot[0] - 20, skeleton.seatHeight - 186, 0.4],
    front(-40, -180, 0.3),
  );
  canvas.part(panel, traits.lampForm === 1 ? paints.plastic : paints.main);
  canvas.stroke(smoothLine(front(-50, -120), middle(30, -74), tail(60, -34)), paints.second.base, 14);
  drawTailLamp(sketch, tail(34, -4, 0.2), tail(-12, -20, 0.1), tail(60, -56, 0.2));
  canvas.stroke(polyline(middle(-80, 40), tail(60, 30), tail(-60, 34)), palette.coal, 22);
  drawAdventureSeat(sketch, front, middle, tail);
}

function drawAdventureSeat(sketch: Sketch, front: LocalPoint, middle: LocalPoint, tail: LocalPoint): void {
  if (sketch.traits.seat === 'step') drawSteppedSaddle(sketch, front, middle);
  else drawSeat(sketch, { front: seatFront(sketch), rear: tail(70, -20), depth: 80, rise: 34 });
}

function drawSteppedSaddle(sketch: Sketch, front: LocalPoint, middle: LocalPoint): void {
  const seat = from(sketch.skeleton.saddle);
  const cushion = [
    front(40, 56, 0.3),
    front(-40, 12),
    seat(-20, 0),
    middle(10, 24, 0.7),
    middle(-50, 66, 0.6),
    middle(-330, 80, 0.6),
    middle(-370, 42, 0.5),
    middle(-40, -56, 0.7),
    front(-10, -96, 0.4),
  ];
  drawSaddle(sketch, cushion, [front(-10, -6), middle(-10, 2), middle(-340, 50)]);
}

/** Draws the plate under the engine. */
export function drawBashPlate({ canvas, skeleton }: Sketch): void {
  const { crankshaft, groundClearance } = skeleton;
  const crank = from(crankshaft);
  const floor = from([crankshaft[0], groundClearance]);
  const plate = outline(
    crank(226, 40, 0.2),
    crank(256, 6, 0.2),
    floor(176, 6, 0.6),
    floor(-160, 0, 0.2),
    floor(-136, 40, 0.2),
    floor(126, 60, 0.6),
  );
  canvas.fill(plate, 'metal');
}
