import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type LocalPoint, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawWindscreen } from './cockpit.ts';
import { drawLens } from './lens.ts';
import { drawMirror } from './handlebar.ts';
import { drawMouth, noseForm, onNose } from './nose.ts';
import { drawSheen } from './sheen.ts';

/** Anchor points of a fairing. */
interface FairingAnchors {
  /** Tip of the nose. */
  nose: LocalPoint;
  /** Junction of nose and screen. */
  base: LocalPoint;
  /** Point where the fairing passes under the grips. */
  brow: Point;
  /** Point behind the front tyre, at axle height. */
  behindTyre: LocalPoint;
  crank: LocalPoint;
  crankGround: LocalPoint;
  saddle: LocalPoint;
}

function anchorsOf(sketch: Sketch): FairingAnchors {
  const { skeleton } = sketch;
  const { wheelbase, topYoke, crankshaft, groundClearance, frontAxle, frontTyre, seatHeight, grip } = skeleton;
  const { tip, base } = noseForm(sketch);
  const nose: Point = [wheelbase + tip[0], seatHeight + tip[1]];
  return {
    nose: from(nose),
    base: from([wheelbase + base[0], nose[1] + base[1]]),
    brow: [topYoke[0] + 26, Math.min(grip[1] + 8, skeleton.height - 160)],
    behindTyre: from([frontAxle[0] - frontTyre.radius, frontAxle[1]]),
    crank: from([crankshaft[0], seatHeight]),
    crankGround: from([crankshaft[0], groundClearance]),
    saddle: from([topYoke[0], seatHeight]),
  };
}

/** Draws the fairing of a sports bike from nose to belly, or over the nose alone; with winglets if `winged`. */
export function drawFairing(sketch: Sketch, winged: boolean): void {
  const anchors = anchorsOf(sketch);
  drawBubble(sketch, anchors);
  if (sketch.traits.fairing === 'full') drawLowerFairing(sketch, anchors);
  else drawBellyPan(sketch);
  drawUpperFairing(sketch, anchors);
  drawLamp(sketch, anchors);
  if (winged) drawWinglet(sketch, anchors);
}

function drawBubble(sketch: Sketch, { base, brow }: FairingAnchors): void {
  const { canvas, skeleton, traits } = sketch;
  const top = skeleton.height + (traits.screen === 'tall' ? 26 : Math.min((noseForm(sketch).screen ?? 0) - 30, 26));
  drawMirror(canvas, base(-96, 34), 'blade');
  if (traits.screen === 'none') return;
  const crown: Point = [base(0, 0)[0] - 184, top, 0.8];
  drawWindscreen(
    sketch,
    base(14, -14, 0.2),
    base(-58, (top - base(0, 0)[1]) * 0.6),
    crown,
    from(crown)(-26, -22, 0.3),
    from(brow)(-6, -4, 0.3),
    base(-130, 6, 0.4),
  );
}

/** Graphics that put the second paint on the belly. */
const secondFirst: ReadonlySet<Sketch['traits']['graphics']> = new Set(['twotone', 'sash', 'chrome']);

function drawLowerFairing({ canvas, traits, paints, skeleton }: Sketch, anchors: FairingAnchors): void {
  const { behindTyre, crank, crankGround } = anchors;
  const rear = from([skeleton.swingarmPivot[0] + 60, skeleton.groundClearance + 96]);
  const [panel, flash] = secondFirst.has(traits.graphics) ? [paints.second, paints.main] : [paints.main, paints.second];
  const shell = outline(
    behindTyre(-20, 236, 0.3),
    crank(84, -220, 0.2),
    crank(-20, -360, 0.4),
    crankGround(-150, 176, 0.5),
    rear(0, 0),
    rear(50, -66, 0.4),
    crankGround(140, 6, 0.5),
    crankGround(256, 70, 0.5),
    behindTyre(-54, 84, 0.7),
  );
  const slash = outline(
    crankGround(340, 400, 0),
    crankGround(60, 240, 0.3),
    rear(-20, 10),
    crankGround(-60, -10, 0),
    crankGround(130, 130, 0.5),
  );
  canvas.panel(shell, panel, 11, () => canvas.fill(slash, flash.base));
}

/** Draws a cowl under the engine of a bike without a lower fairing. */
export function drawBellyPan({ canvas, skeleton, paints }: Sketch): void {
  const at = from([skeleton.crankshaft[0], skeleton.groundClearance]);
  const rise = skeleton.crankshaft[1] - skeleton.groundClearance;
  const pan = outline(
    at(256, rise - 16, 0.1),
    at(196, 30, 0.5),
    at(20, 0, 0.3),
    at(-120, 10, 0.1),
    at(40, 84, 0.4),
    at(170, 124, 0.4),
  );
  canvas.part(pan, paints.main);
}

function drawUpperFairing(sketch: Sketch, anchors: FairingAnchors): void {
  const { canvas, traits, paints } = sketch;
  const { nose, base, brow, behindTyre, crank, saddle } = anchors;
  const trailing = ([50, 14, 76] as const)[traits.lampForm];
  const shell = outline(
    base(0, 0, 0.6),
    base(-126, 22, 0.5),
    [brow[0], brow[1], 0.3],
    saddle(-64, 40, 0.3),
    crank(140, -96, 0.4),
    crank(trailing, -200, 0.15),
    crank(120, -290, 0.3),
    behindTyre(-14, 232, 0.5),
    ...onNose(nose, noseForm(sketch).face),
  );
  canvas.panel(shell, paints.main, 12, () => {
    const shade = outline(
      nose(-60, -66, 0),
      nose(-240, -26),
      crank(40, -180, 0),
      crank(60, -340, 0),
      nose(-190, -180, 0),
    );
    canvas.fill(shade, paints.main.shade);
    drawFlash(sketch, anchors);
    if (traits.nose === 'layered')
      canvas.stroke(smoothLine(nose(-10, -50), nose(-220, -44), crank(60, -166)), palette.ink, 18);
    drawSheen(sketch, base(-10, -4, 0.3), base(-170, 8), from(brow)(0, -16, 0.3), base(-170, -28));
  });
  const gill = [crank(280, -160, 0.2), crank(150, -182, 0.2), crank(196, -252, 0.2), crank(274, -226, 0.3)];
  canvas.fill(outline(...gill), palette.ink);
  if (traits.cooling === 'liquid' && !sketch.electric)
    canvas.dashes(segments([crank(262, -186), crank(190, -212)]), palette.steel, 36, [5, 8]);
}

const flashWidths = { stripe: 14, stripes: 22, twotone: 10, pinstripe: 5, chrome: 8 } as const;

function drawFlash({ canvas, traits, paints }: Sketch, { base, nose, crank }: FairingAnchors): void {
  const sash = [
    base(20, -60, 0),
    nose(-316, 46),
    crank(60, -160, 0),
    crank(150, -220, 0),
    nose(-276, -8),
    base(60, -110, 0),
  ];
  const { graphics } = traits;
  if (graphics === 'plain') return;
  if (graphics === 'sash' || graphics === 'wedge') canvas.fill(outline(...sash), paints.second.base);
  else
    canvas.stroke(smoothLine(base(0, -60), nose(-330, 20), crank(60, -180)), paints.second.base, flashWidths[graphics]);
}

function drawLamp(sketch: Sketch, { nose }: FairingAnchors): void {
  drawMouth(sketch, nose);
  drawLens(sketch, onNose(nose, noseForm(sketch).eye));
}

function drawWinglet({ canvas }: Sketch, { nose }: FairingAnchors): void {
  const wing = [nose(-150, -44, 0.2), nose(-270, -14, 0.4), nose(-290, -58, 0.2), nose(-170, -84, 0.3)];
  canvas.fill(outline(...wing), palette.coal);
}
