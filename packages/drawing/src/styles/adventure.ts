import { palette } from '../colour/palette.ts';
import { from, type LocalPoint } from '../geometry/point.ts';
import { drawAdventureTail, drawAdventureTank, drawBashPlate } from '../parts/adventure-bodywork.ts';
import { drawAdventureNose } from '../parts/adventure-nose.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg, drawFramedEngine, drawInnards, drawSubframe } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawPlateHanger } from '../parts/tail.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

/** Draws an adventure tourer: long travel, beak, tall screen, hand guards, luggage rack. */
export function drawAdventure(sketch: Sketch): void {
  const { skeleton, paints, traits } = sketch;
  const tail = from([Math.max(-230, skeleton.rearmost + 90), skeleton.seatHeight + 66]);
  const boxer = traits.engine === 'boxer' && !sketch.electric;
  drawWheels(sketch, 155, 120, true);
  drawPlateHanger(sketch, tail(110, -40), skeleton.rearTyre.radius * 2 + 10);
  drawChassis(sketch, tail, boxer);
  drawFrontMudguard(sketch, paints.plastic, 'bobbed', 20);
  drawFrontEnd(sketch, 155);
  drawAdventureTail(sketch, tail(0, 0));
  drawLuggage(sketch, tail(60, 56));
  drawAdventureTank(sketch);
  drawCrashGuard(sketch);
  drawFootpeg(sketch, skeleton.footpeg, from(skeleton.swingarmPivot)(10, -10));
  const guards = traits.wheels === 'wire' && !boxer ? paints.plastic : paints.main;
  drawHandlebar(sketch, { mirror: 'blade', guards });
  drawAdventureNose(sketch);
}

function drawChassis(sketch: Sketch, tail: LocalPoint, boxer: boolean): void {
  const { skeleton, traits } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  const trellis = traits.frame === 'trellis';
  const colour = traits.accent ?? palette.steel;
  const rail = [pivot(20, 0)[0], skeleton.seatHeight - 80] as const;
  drawSubframe(sketch, rail, tail(60, -20), pivot(0, 120), trellis ? colour : palette.iron);
  drawRearSuspension(sketch, boxer ? 2 : 1.6);
  drawTwinShock(sketch, [116, skeleton.seatHeight - 90], false);
  drawInnards(sketch);
  drawFramedEngine(sketch, palette.iron, () => drawPowerUnit(sketch, { scale: boxer ? 1 : 1.04 }));
  if (!sketch.electric) drawBashPlate(sketch);
}
