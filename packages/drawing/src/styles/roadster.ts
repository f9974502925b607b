import { palette } from '../colour/palette.ts';
import { type Tones, tonesOf } from '../colour/tones.ts';
import { segments } from '../geometry/lines.ts';
import { from, type Point } from '../geometry/point.ts';
import { roundedPolygon } from '../geometry/polygon.ts';
import { drawRoundClocks } from '../parts/cockpit.ts';
import { drawCradleFrame, drawFootpeg, drawInnards, drawSubframe } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar, type HandlebarLook } from '../parts/handlebar.ts';
import { drawHeadlamp } from '../parts/headlamp.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawRearMudguard } from '../parts/rear-mudguard.ts';
import { drawSaddle } from '../parts/saddle.ts';
import { drawNumberBoard, drawTriangularSidePanel } from '../parts/side-panel.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawGrabRail, drawPlateHanger, drawRoundTailLamp } from '../parts/tail.ts';
import { drawTeardropTank, type TeardropTank } from '../parts/teardrop-tank.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';
import { drawFrontEnd, drawTwinShock } from './running-gear.ts';

interface Build {
  knobbly: boolean;
  mudguard: Tones;
  tank: Omit<TeardropTank, 'kneePads'>;
  handlebar: HandlebarLook;
  drawSidePanel: (sketch: Sketch) => void;
  drawSaddle: (sketch: Sketch) => void;
}

const isChrome = ({ traits }: Sketch): boolean => traits.wheels === 'wire' && traits.chrome;
const tailEnd = ({ skeleton }: Sketch): Point => [Math.max(-235, skeleton.rearmost + 80), skeleton.seatHeight + 20];

/** A retro roadster. */
export function drawRoadster(sketch: Sketch): void {
  const chrome = isChrome(sketch);
  drawRetro(sketch, {
    knobbly: false,
    mudguard: chrome ? tonesOf('#b9c0c7') : sketch.paints.plastic,
    tank: { height: 160 },
    handlebar: { chrome, mirror: 'round' },
    drawSidePanel: drawTriangularSidePanel,
    drawSaddle: drawBench,
  });
}

/** A cafe racer: low bars, a long low tank and a solo saddle with a humped tail. */
export function drawCafeRacer(sketch: Sketch): void {
  drawRetro(sketch, {
    knobbly: false,
    mudguard: isChrome(sketch) ? tonesOf('#b9c0c7') : sketch.paints.plastic,
    tank: { height: 148, overlap: 0.06 },
    handlebar: { mirror: 'round', barEnd: true, drop: 30 },
    drawSidePanel: drawTriangularSidePanel,
    drawSaddle: drawSoloSaddle,
  });
}

/** A scrambler: high exhaust, knobbly tyres, tan bench. */
export function drawScrambler(sketch: Sketch): void {
  drawRetro(sketch, {
    knobbly: true,
    mudguard: sketch.paints.main,
    tank: { height: 160 },
    handlebar: { mirror: 'round' },
    drawSidePanel: drawNumberBoard,
    drawSaddle: drawRibbedBench,
  });
}

function drawRetro(sketch: Sketch, build: Build): void {
  const { skeleton, traits } = sketch;
  const chrome = isChrome(sketch);
  drawWheels(sketch, 150, 110, build.knobbly);
  drawRearGuard(sketch, build.mudguard);
  drawChassis(sketch);
  drawFrontMudguard(sketch, build.mudguard, chrome && !build.knobbly ? 'road' : 'bobbed', build.knobbly ? 26 : 18);
  drawFrontEnd(sketch, 155);
  build.drawSidePanel(sketch);
  drawRearLamp(sketch);
  build.drawSaddle(sketch);
  drawTeardropTank(sketch, { ...build.tank, kneePads: traits.graphic !== 3 });
  drawFootpeg(sketch, skeleton.footpeg, from(skeleton.swingarmPivot)(10, -30));
  drawHandlebar(sketch, build.handlebar);
  drawRoundClocks(sketch);
  drawHeadlamp(sketch, skeleton.lowerYoke[1] + 84, 172, chrome ? 'chrome' : 'plastic');
}

function drawRearGuard(sketch: Sketch, tones: Tones): void {
  const { skeleton, traits } = sketch;
  const end = from(tailEnd(sketch));
  if (traits.shock === 'mono') drawPlateHanger(sketch, end(130, -60), skeleton.rearTyre.radius * 2 - 30);
  else drawRearMudguard(sketch, tones, { front: 62, rear: 186, gap: 40, depth: 34 });
}

function drawRearLamp(sketch: Sketch): void {
  const { canvas, traits, skeleton } = sketch;
  const end = from(tailEnd(sketch));
  if (traits.shock === 'mono') canvas.stroke(segments([end(6, -60), end(12, -84)]), palette.tailLight, 26);
  else drawRoundTailLamp(sketch, [Math.min(end(0, 0)[0], skeleton.rearmost + 36), skeleton.rearAxle[1] + 150]);
}

function drawChassis(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  const mono = traits.shock === 'mono';
  const rail: Point = [pivot(20, 0)[0], skeleton.seatHeight - 80];
  drawSubframe(sketch, rail, from(tailEnd(sketch))(60, -72), pivot(0, 110), palette.coal);
  drawRearSuspension(sketch, mono ? 1.6 : 1);
  if (!mono) drawTwinShock(sketch, [120, skeleton.seatHeight - 84], isChrome(sketch));
  drawInnards(sketch);
  drawCradleFrame(sketch, palette.coal);
  drawPowerUnit(sketch, { scale: traits.engine === 'twin' ? 1.08 : 1.02 });
}

function benchShape(sketch: Sketch): { cushion: Point[]; piping: Point[] } {
  const { skeleton, traits } = sketch;
  const front = from([skeleton.tankRear[0], skeleton.seatHeight]);
  const end = from([tailEnd(sketch)[0], skeleton.seatHeight]);
  const hump = traits.graphic % 2 ? 26 : 8;
  const cushion = [
    front(30, 30, 0.3),
    front(-50, 4),
    skeleton.saddle,
    [150, skeleton.seatHeight + 8 + hump] as const,
    end(40, 14 + hump),
    end(-10, hump - 30, 0.6),
    end(30, -76, 0.4),
    front(0, -84, 0.4),
  ];
  return { cushion, piping: [front(-10, -22), [200, skeleton.seatHeight - 30], end(14, hump * 0.5 - 20)] };
}

function drawBench(sketch: Sketch): void {
  const { cushion, piping } = benchShape(sketch);
  const end = from(tailEnd(sketch));
  drawSaddle(sketch, cushion, piping);
  if (isChrome(sketch)) drawGrabRail(sketch, [130, sketch.skeleton.seatHeight - 40], end(-16, -10), true);
}

function drawRibbedBench(sketch: Sketch): void {
  const { cushion, piping } = benchShape(sketch);
  const top = sketch.skeleton.seatHeight;
  const ribs = [60, 130, 200, 270, 340].map(
    (x) =>
      [
        [x, top - 10],
        [x - 8, top - 72],
      ] as const,
  );
  drawSaddle(sketch, cushion, piping, '#6a4a34');
  sketch.canvas.stroke(segments(...ribs), palette.black, 4, { opacity: 0.35 });
}

function drawSoloSaddle(sketch: Sketch): void {
  const { canvas, skeleton, paints } = sketch;
  const end = from(tailEnd(sketch));
  const seat = from([130, skeleton.seatHeight]);
  const front = from([skeleton.tankRear[0], skeleton.seatHeight]);
  const hump = roundedPolygon([seat(0, 72), seat(-210, 80), end(-16, 10), end(10, -60), seat(0, -60)], 40);
  const stripe = roundedPolygon([end(-40, 14), seat(-30, 18), seat(-30, -12), end(-40, -16)], 0);
  canvas.panel(hump, paints.main, 12, () => canvas.fill(stripe, paints.second.base));
  const cushion = [
    front(26, 26, 0.3),
    front(-60, 2),
    skeleton.saddle,
    seat(30, 34, 0.5),
    seat(-34, 66, 0.3),
    seat(-60, -40, 0.3),
    front(0, -60, 0.4),
  ];
  drawSaddle(sketch, cushion, [front(0, -12), seat(170, -26), seat(-30, 12)]);
}
