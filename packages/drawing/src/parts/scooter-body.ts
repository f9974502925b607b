import { palette } from '../colour/palette.ts';
import { polyline, segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import type { Sketch } from '../sketch.ts';
import { type ScooterAnchors, scooterAnchors } from './scooter-anchors.ts';
import { flankForms } from './scooter-flank.ts';
import { drawSheen } from './sheen.ts';

/** Draws the floor between leg shield and rear body; a battery hangs below it on an electric. */
export function drawFloorboard(sketch: Sketch): void {
  const { canvas, skeleton, paints, traits, electric, bodyStyle } = sketch;
  const { leg, heel } = scooterAnchors(sketch);
  const sill = bodyStyle === 'maxiscooter' ? paints.plastic : paints.main;
  const floor = skeleton.groundClearance - leg(0, 0)[1];
  if (electric) {
    canvas.block([leg(-20, -20), heel(-60, -20), heel(-20, floor), leg(-90, floor)], 'plastic', 24);
    canvas.stroke(segments([heel(10, floor + 30), leg(-110, floor + 30)]), traits.accent ?? paints.second.base, 7);
  } else canvas.block([leg(-20, -20), heel(-90, -20), heel(-30, -96), leg(-80, -96)], palette.coal, 20);
  const pan = outline(
    leg(20, 14, 0.3),
    leg(-10, -62, 0.5),
    heel(60, -70, 0.5),
    heel(-60, -40, 0.3),
    heel(-40, 18, 0.3),
  );
  canvas.panel(pan, sill, 8);
  canvas.stroke(segments([leg(-40, 14), heel(-30, 16)]), palette.coal, 26);
  canvas.stroke(segments([leg(-60, 20), heel(-10, 22)]), palette.steel, 5);
}

/** Draws the spine between leg shield and saddle that the rider steps over, if the scooter has one. */
export function drawTunnel(sketch: Sketch): void {
  if (sketch.traits.floor !== 'tunnel') return;
  const { canvas, paints } = sketch;
  const { leg, heel, bodyFront, ahead, shieldTop } = scooterAnchors(sketch);
  const spine = outline(
    ahead(shieldTop - 120, -60, 0.3),
    leg(-110, 190),
    heel(90, 150),
    bodyFront(40, -90, 0.3),
    heel(-80, 40, 0.2),
    heel(40, 10, 0.3),
    leg(-60, 10, 0.3),
    leg(10, 120, 0.3),
  );
  canvas.panel(spine, paints.main, 10, () =>
    canvas.fill(
      outline(leg(20, 90, 0), leg(-110, 90), heel(60, 60), heel(-90, 20, 0), heel(-90, -40, 0), leg(40, -40, 0)),
      'plastic',
    ),
  );
}

/** Draws the rear body from the floor to the tail, with its lamp. */
export function drawScooterBody(sketch: Sketch): void {
  const { canvas, traits, paints } = sketch;
  const anchors = scooterAnchors(sketch);
  const lift = liftOf(sketch);
  const { body, lamp } = flankForms[traits.flank];
  if (traits.flank === 'cutaway') drawBareFrame(sketch, anchors);
  else drawUnderside(sketch, anchors);
  const round = ['rounded', 'bulging', 'arched'].includes(traits.flank);
  const trim = round ? drawClassicTrim : drawModernTrim;
  canvas.panel(outline(...body(anchors, lift)), paints.main, round ? 14 : 12, () => trim(sketch, anchors));
  canvas.fill(outline(...lamp(anchors, lift)), palette.tailLight);
}

const liftOf = ({ traits }: Sketch): number => (traits.flank === 'creased' ? 36 : 30) + traits.tailLift * 0.5;

function drawUnderside({ canvas }: Sketch, { bodyFront, heel, tyreTop, tail }: ScooterAnchors): void {
  canvas.block(
    [bodyFront(10, -80), heel(-20, -40), heel(-180, -20), tyreTop(60, 30), tail(150, -160), tail(110, -90)],
    palette.ink,
    30,
  );
}

/** Draws the dark unit under a body that ends above it, and on an electric the tubes that carry the saddle. */
function drawBareFrame({ canvas, electric }: Sketch, { bodyFront, heel, tyreTop, tail }: ScooterAnchors): void {
  canvas.block(
    [bodyFront(20, -90), heel(-10, -50), heel(-190, -50), tyreTop(electric ? 200 : 150, -10), tail(170, -110)],
    electric ? palette.coal : 'plastic',
    24,
  );
  if (!electric) return;
  const truss = polyline(heel(-20, -30), bodyFront(-160, -110), heel(-210, -30), heel(-20, -30));
  canvas.stroke(truss, palette.alloy, 22);
  canvas.stroke(polyline(bodyFront(-160, -170), tyreTop(60, 60), tail(120, -70)), palette.steel, 24);
}

function drawClassicTrim(sketch: Sketch, anchors: ScooterAnchors): void {
  const { bodyFront, heel, tyreTop, tail } = anchors;
  const { canvas, paints, traits } = sketch;
  const skirt = [
    heel(60, 30, 0),
    heel(-120, 40),
    tyreTop(130, 20),
    tail(0, -220, 0),
    tail(0, -500, 0),
    heel(60, -200, 0),
  ];
  canvas.fill(outline(...skirt), paints.main.shade);
  canvas.stroke(smoothLine(heel(30, 34), heel(-120, 46), tyreTop(130, 6), tail(20, -214)), paints.main.light, 5);
  const strip = smoothLine(bodyFront(10, -168), bodyFront(-330, -160), tail(0, -128));
  if (traits.flank === 'bulging') drawCheek(sketch, anchors);
  else if (traits.graphics !== 'plain') canvas.stroke(strip, traits.chrome ? palette.silver : paints.second.base, 8);
  drawSheen(sketch, bodyFront(0, -108, 0.3), bodyFront(-320, -96), tail(80, -84, 0.3), bodyFront(-330, -126));
}

/** Draws the line around a body that bulges over the wheel. */
function drawCheek({ canvas, paints }: Sketch, { bodyFront, tyreTop, tail }: ScooterAnchors): void {
  const cheek = outline(
    bodyFront(-130, -150),
    bodyFront(-110, -300),
    tyreTop(150, -80),
    tyreTop(0, -40),
    tail(60, -220),
    tail(50, -130),
    bodyFront(-330, -110),
  );
  canvas.fill(cheek, paints.main.base);
  canvas.stroke(cheek, paints.main.deep, 5);
}

function drawModernTrim(sketch: Sketch, anchors: ScooterAnchors): void {
  const { bodyFront, tail } = anchors;
  modernTrims[trimOf(sketch.traits)](sketch, anchors);
  drawSheen(sketch, bodyFront(0, -108, 0.3), bodyFront(-340, -92), tail(110, -70, 0.3), bodyFront(-350, -122));
}

type Trim = (sketch: Sketch, anchors: ScooterAnchors) => void;

/** Returns the trim of a body: a band on a slab, a line on a cutaway; on a creased body it depends on the graphics or the slug. */
function trimOf({ flank, graphics, tankForm }: Sketch['traits']): Sketch['traits']['tankForm'] | 3 | 4 {
  if (flank === 'slab' || flank === 'level') return 3;
  if (flank === 'cutaway') return 2;
  if (graphics === 'plain') return 4;
  return graphics === 'twotone' ? 1 : tankForm;
}

const modernTrims: Record<Sketch['traits']['tankForm'] | 3 | 4, Trim> = {
  0: (sketch, { bodyFront, heel, tail }) => {
    const { canvas, paints } = sketch;
    const lift = liftOf(sketch);
    const crease = [bodyFront(20, -206, 0.3), bodyFront(-300, -188), tail(0, -118 + lift, 0)] as const;
    canvas.fill(outline(...crease, tail(-20, -700, 0), heel(-300, -300, 0), heel(0, -100, 0)), paints.main.shade);
    canvas.stroke(smoothLine(...crease), paints.main.light, 6);
  },
  1: (sketch, { heel, tyreTop, tail }) => {
    const { canvas, paints } = sketch;
    const lift = liftOf(sketch);
    const crease = [heel(10, 60), heel(-280, 160), tail(180, -190 + lift), tail(0, -130 + lift)] as const;
    canvas.fill(outline(...crease, tyreTop(-300, -200, 0), heel(-140, -140, 0)), 'plastic');
    canvas.stroke(smoothLine(...crease), paints.main.light, 5);
  },
  2: (sketch, { bodyFront, heel, tail }) => {
    const { canvas, paints } = sketch;
    const flank = [bodyFront(60, -60, 0), bodyFront(-100, -60, 0), heel(-230, -80, 0), heel(0, -100, 0)];
    canvas.fill(outline(...flank), paints.main.shade);
    canvas.stroke(smoothLine(bodyFront(-130, -150), tail(50, -104 + liftOf(sketch))), paints.second.base, 11);
  },
  3: (sketch, { bodyFront, heel, tail }) => {
    const { canvas, paints, traits } = sketch;
    const skirt = [bodyFront(80, -216, 0), tail(-20, -150, 0), tail(-20, -600, 0), heel(40, -200, 0)];
    canvas.fill(outline(...skirt), traits.graphics === 'twotone' ? 'plastic' : paints.main.shade);
    if (traits.graphics !== 'plain')
      canvas.stroke(segments([bodyFront(40, -210), tail(0, -146)]), paints.second.base, 9);
  },
  4: ({ canvas, paints }, { bodyFront, tail }) =>
    canvas.stroke(smoothLine(bodyFront(20, -190), bodyFront(-260, -176), tail(30, -120)), paints.main.light, 6),
};
