import { palette } from '../colour/palette.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type LocalPoint } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawSaddle } from './saddle.ts';
import { drawSheen } from './sheen.ts';
import { drawTailLamp } from './tail.ts';

const rearAt = ({ skeleton }: Sketch): LocalPoint => from([skeleton.rearmost, skeleton.seatHeight]);

/** Draws the side case of a touring bike, with its lamp. */
export function drawDresserPannier(sketch: Sketch): void {
  const { canvas, paints } = sketch;
  const at = rearAt(sketch);
  const shell = outline(
    at(742, -20, 0.4),
    at(462, 4),
    at(142, 0, 0.6),
    at(62, -90, 0.7),
    at(112, -284, 0.6),
    at(282, -340, 0.6),
    at(622, -320, 0.7),
    at(732, -190, 0.6),
  );
  canvas.panel(shell, paints.main, 16, () => {
    canvas.fill(
      outline(at(752, -150, 0), at(422, -120), at(42, -140, 0), at(42, -400, 0), at(752, -400, 0)),
      paints.main.shade,
    );
    canvas.stroke(smoothLine(at(732, -146), at(422, -116), at(62, -136)), paints.main.light, 6);
    drawSheen(sketch, at(162, -12), at(462, -8), at(682, -30), at(452, -34));
  });
  drawTailLamp(sketch, at(104, -40, 0.4), at(58, -90, 0.5), at(88, -190, 0.3), at(130, -110, 0.6));
}

/** Draws the trunk behind the pillion. */
export function drawDresserTrunk(sketch: Sketch): void {
  const { canvas, paints } = sketch;
  const at = rearAt(sketch);
  const shell = outline(
    at(486, 350, 0.6),
    at(282, 384),
    at(112, 330, 0.7),
    at(62, 210, 0.7),
    at(142, 84, 0.6),
    at(472, 66, 0.5),
  );
  canvas.block([at(502, 90), at(182, 80), at(222, -10), at(462, -10)], palette.coal, 20);
  canvas.panel(shell, paints.main, 16, () => {
    canvas.stroke(smoothLine(at(502, 220), at(282, 226), at(52, 200)), paints.main.deep, 8);
    drawSheen(sketch, at(182, 330), at(322, 366), at(462, 336), at(312, 330));
  });
  drawTailLamp(sketch, at(86, 226, 0.3), at(54, 190, 0.5), at(100, 130, 0.3), at(126, 170, 0.6));
}

/** Draws the stepped saddle with the pillion's backrest. */
export function drawDresserSaddle(sketch: Sketch): void {
  const { skeleton } = sketch;
  const front = from([skeleton.tankRear[0], skeleton.seatHeight]);
  const seat = from(skeleton.saddle);
  const at = rearAt(sketch);
  const cushion = [
    front(60, 56, 0.3),
    front(-60, 6),
    seat(-20, 0),
    seat(-200, 40, 0.7),
    seat(-260, 120, 0.6),
    at(630, 132),
    at(540, 150, 0.7),
    at(526, 340, 0.5),
    at(470, 342, 0.5),
    at(462, 50, 0.5),
    seat(-320, -40, 0.7),
    front(0, -80, 0.4),
  ];
  drawSaddle(sketch, cushion, [front(0, -14), seat(-50, -30), seat(-230, 30), at(760, 92), at(562, 104)]);
}
