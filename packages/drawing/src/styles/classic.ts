import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import { from } from '../geometry/point.ts';
import { drawRoundClocks } from '../parts/cockpit.ts';
import { drawSareeGuard } from '../parts/carrier.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg, drawFramedEngine, drawInnards, drawSubframe } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawHeadlamp, drawRoundLamp } from '../parts/headlamp.ts';
import { drawLampScreen } from '../parts/lamp-screen.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawRearMudguard } from '../parts/rear-mudguard.ts';
import { drawSaddle } from '../parts/saddle.ts';
import { drawSeat, seatFront } from '../parts/seat.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawOvalSidePanel } from '../parts/side-panel.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawRoundTailLamp } from '../parts/tail.ts';
import { drawTank } from '../parts/tank.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

/** Draws an upright classic: deep mudguards, sprung saddle with a pillion pad, lamp nacelle over the fork. */
export function drawClassic(sketch: Sketch): void {
  const { skeleton, paints } = sketch;
  const { rearmost, rearTyre, rearAxle, footpeg } = skeleton;
  drawWheels(sketch, 150, 120);
  drawRearMudguard(sketch, paints.main, { front: 36, rear: 200, gap: 40, depth: 74 });
  drawRoundTailLamp(sketch, [Math.min(rearmost + 36, -rearTyre.radius * 0.93 - 42), rearAxle[1] + 140]);
  drawChassis(sketch);
  drawFrontMudguard(sketch, paints.main, 'full', 30);
  drawMudguardStays(sketch);
  drawCrashGuard(sketch);
  drawFrontEnd(sketch, 150);
  drawOvalSidePanel(sketch);
  drawSareeGuard(sketch);
  drawClassicSeat(sketch);
  drawLuggage(sketch, [-130, skeleton.seatHeight + 60]);
  drawTank(sketch, { teardrop: { height: 172, kneePads: true } });
  drawFootpeg(sketch, footpeg, from(footpeg)(-60, 40));
  drawHandlebar(sketch, { chrome: true, mirror: 'round', drop: 24 });
  if (sketch.traits.fork !== 'covered') drawRoundClocks(sketch);
  drawLamp(sketch);
}

function drawChassis(sketch: Sketch): void {
  const { skeleton } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  const { seatHeight } = skeleton;
  drawRearSuspension(sketch, 1, palette.coal);
  drawSubframe(sketch, [pivot(20, 0)[0], seatHeight - 120], [-150, seatHeight - 76], pivot(0, 100), palette.coal);
  drawTwinShock(sketch, [110, seatHeight - 130], false);
  drawInnards(sketch);
  drawFramedEngine(sketch, palette.coal, () => drawPowerUnit(sketch, { scale: 1.08 }));
}

function drawMudguardStays({ canvas, skeleton }: Sketch): void {
  const axle = from(skeleton.frontAxle);
  const { radius } = skeleton.frontTyre;
  const rear = axle(-radius * 0.9, 40);
  const front = axle(radius * 0.78, 130);
  canvas.stroke(segments([skeleton.frontAxle, rear], [skeleton.frontAxle, front]), palette.silver, 9);
}

function drawClassicSeat(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  if (traits.seat !== 'split' && traits.seat !== 'solo')
    return drawSeat(sketch, { front: seatFront(sketch), rear: [-150, skeleton.seatHeight + 10], depth: 68, rise: 40 });
  drawSprungSaddle(sketch);
  if (traits.seat === 'split') drawPillionPad(sketch);
}

function drawSprungSaddle(sketch: Sketch): void {
  const { canvas, skeleton } = sketch;
  const front = from(seatFront(sketch));
  const seat = from(skeleton.saddle);
  const rider = [
    front(16, 22, 0.3),
    front(-90, 2),
    seat(0, 0),
    seat(-90, 10),
    seat(-176, 48, 0.7),
    seat(-206, 10, 0.6),
    seat(-146, -66, 0.6),
    front(-20, -64, 0.5),
  ];
  canvas.stroke(segments([seat(-110, -40), seat(-100, -110)]), palette.iron, 36);
  drawSaddle(sketch, rider, [front(-10, -20), seat(-20, -34), seat(-184, -2)]);
}

function drawPillionPad(sketch: Sketch): void {
  const pillion = from([40, sketch.skeleton.seatHeight]);
  const pad = [
    pillion(180, 40, 0.5),
    pillion(20, 54),
    pillion(-150, 50, 0.7),
    pillion(-186, 8, 0.6),
    pillion(-140, -40, 0.6),
    pillion(164, -48, 0.5),
  ];
  sketch.canvas.stroke(segments([pillion(20, -30), pillion(24, -100)]), palette.iron, 36);
  drawSaddle(sketch, pad, []);
}

function drawLamp(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  if (traits.lamp === 'round' && traits.fork === 'covered') {
    drawNacelle(sketch);
    return drawLampScreen(sketch, from(from(skeleton.forkAt(skeleton.topYoke[1] - 14))(150, 0)));
  }
  const lamp = drawHeadlamp(sketch, skeleton.lowerYoke[1] + 84, 182, traits.chrome ? 'chrome' : 'plastic');
  return drawLampScreen(sketch, from(lamp));
}

/** Draws the nacelle that carries the lamp and caps the fork. */
function drawNacelle(sketch: Sketch): void {
  const { canvas, skeleton, paints } = sketch;
  const at = from(skeleton.forkAt(skeleton.topYoke[1] - 6));
  drawRoundLamp(sketch, at(88, -8), 94, paints.main);
  const cap = outline(at(-80, 44, 0.6), at(-30, 84), at(60, 96), at(130, 76, 0.4), at(94, 54, 0.6), at(-20, 10, 0.6));
  canvas.part(cap, paints.main);
  canvas.stroke(segments([at(106, 72), at(144, 64)]), palette.silver, 12);
}
