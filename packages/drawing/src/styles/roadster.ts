import { type Hex, palette } from '../colour/palette.ts';
import { type Tones, tonesOf } from '../colour/tones.ts';
import { segments } from '../geometry/pen.ts';
import { from, type Point } from '../geometry/point.ts';
import { drawRoundClocks } from '../parts/cockpit.ts';
import { drawSareeGuard } from '../parts/carrier.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawBellyPan } from '../parts/fairing.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg, drawFramedEngine, drawInnards, drawSubframe } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar, type HandlebarStyle } from '../parts/handlebar.ts';
import { drawHeadlamp } from '../parts/headlamp.ts';
import { drawLampScreen } from '../parts/lamp-screen.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawNoseCowl } from '../parts/nose-cowl.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawRearMudguard } from '../parts/rear-mudguard.ts';
import { drawRoadsterSeat, roadsterTail } from '../parts/roadster-seat.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawNumberBoard, drawTriangularSidePanel } from '../parts/side-panel.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawPlateHanger, drawRoundTailLamp } from '../parts/tail.ts';
import { drawTank } from '../parts/tank.ts';
import type { TeardropTank } from '../parts/teardrop-tank.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

interface Build {
  knobbly: boolean;
  mudguard: Tones;
  tank: Omit<TeardropTank, 'kneePads'>;
  handlebar: HandlebarStyle;
  drawSidePanel: (sketch: Sketch) => void;
  leather?: Hex;
}

const isChrome = ({ traits }: Sketch): boolean => traits.wheels === 'wire' && traits.chrome;

/** Draws a retro roadster. */
export function drawRoadster(sketch: Sketch): void {
  const chrome = isChrome(sketch);
  drawRetro(sketch, {
    knobbly: false,
    mudguard: chrome ? tonesOf('#b9c0c7') : sketch.paints.plastic,
    tank: { height: 160 },
    handlebar: { chrome, mirror: 'round' },
    drawSidePanel: drawTriangularSidePanel,
  });
}

/** Draws a cafe racer: low bars, a long low tank and a solo saddle with a humped tail. */
export function drawCafeRacer(sketch: Sketch): void {
  drawRetro(sketch, {
    knobbly: false,
    mudguard: isChrome(sketch) ? tonesOf('#b9c0c7') : sketch.paints.plastic,
    tank: { height: 148, overlap: 0.06 },
    handlebar: { mirror: 'round', barEnd: true, drop: 30 },
    drawSidePanel: drawTriangularSidePanel,
  });
}

/** Draws a scrambler: high exhaust, knobbly tyres, tan bench. */
export function drawScrambler(sketch: Sketch): void {
  drawRetro(sketch, {
    knobbly: true,
    mudguard: sketch.paints.main,
    tank: { height: 160 },
    handlebar: { mirror: 'round' },
    drawSidePanel: drawNumberBoard,
    ...(sketch.traits.retro && { leather: palette.leather }),
  });
}

function drawRetro(sketch: Sketch, build: Build): void {
  const { skeleton, traits } = sketch;
  const chrome = isChrome(sketch);
  drawWheels(sketch, 150, 110, build.knobbly);
  drawRearGuard(sketch, build.mudguard);
  drawChassis(sketch);
  drawFrontMudguard(sketch, build.mudguard, chrome && !build.knobbly ? 'road' : 'bobbed', build.knobbly ? 26 : 18);
  drawCrashGuard(sketch);
  drawFrontEnd(sketch, 155);
  build.drawSidePanel(sketch);
  drawSareeGuard(sketch);
  drawRearLamp(sketch);
  drawRoadsterSeat(sketch, build.leather);
  drawLuggage(sketch, from(roadsterTail(sketch))(70, 30));
  drawTank(sketch, { teardrop: { ...build.tank, kneePads: traits.graphic !== 3 } });
  drawFootpeg(sketch, skeleton.footpeg, from(skeleton.swingarmPivot)(10, -30));
  drawHandlebar(sketch, build.handlebar);
  drawRoundClocks(sketch);
  drawLamp(sketch);
}

function drawLamp(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  const height = skeleton.lowerYoke[1] + 84;
  const lamp = from(drawHeadlamp(sketch, height, 172, isChrome(sketch) ? 'chrome' : 'plastic'));
  if (traits.fairing === 'none') drawLampScreen(sketch, lamp);
  else drawNoseCowl(sketch, lamp);
}

/** Checks for a tail; without a pillion seat, or with twin shocks, a rear mudguard carries lamp and plate instead. */
const hasTail = ({ traits, bodyStyle }: Sketch): boolean =>
  traits.shock === 'mono' && (traits.seat !== 'solo' || bodyStyle === 'caferacer');

function drawRearGuard(sketch: Sketch, tones: Tones): void {
  const { skeleton } = sketch;
  const end = from(roadsterTail(sketch));
  if (hasTail(sketch)) drawPlateHanger(sketch, end(130, -60), skeleton.rearTyre.radius * 2 - 30);
  else drawRearMudguard(sketch, tones, { front: 62, rear: 186, gap: 40, depth: 34 });
}

function drawRearLamp(sketch: Sketch): void {
  const { canvas, skeleton } = sketch;
  const end = from(roadsterTail(sketch));
  if (hasTail(sketch)) canvas.stroke(segments([end(6, -60), end(12, -84)]), palette.tailLight, 26);
  else drawRoundTailLamp(sketch, [Math.min(end(0, 0)[0], skeleton.rearmost + 36), skeleton.rearAxle[1] + 150]);
}

function drawChassis(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  const mono = traits.shock === 'mono';
  const rail: Point = [pivot(20, 0)[0], skeleton.seatHeight - 80];
  drawSubframe(sketch, rail, from(roadsterTail(sketch))(60, -72), pivot(0, 110), palette.coal);
  drawRearSuspension(sketch, mono ? 1.6 : 1);
  drawTwinShock(sketch, [120, skeleton.seatHeight - 84], isChrome(sketch));
  drawInnards(sketch);
  const scale = traits.engine === 'twin' ? 1.08 : 1.02;
  drawFramedEngine(sketch, palette.coal, () => drawPowerUnit(sketch, { scale }));
  if (traits.bellyPan && !sketch.electric) drawBellyPan(sketch);
}
