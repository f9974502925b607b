import { dashAttributes } from '../canvas/attributes.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { type Hex, palette } from '../colour/palette.ts';
import { lighter } from '../colour/oklch.ts';
import type { WheelDesign } from '../drawing-hints.ts';
import { smoothLine } from '../geometry/outline.ts';
import { type Point, polar } from '../geometry/point.ts';
import type { Tyre } from '../skeleton/tyre.ts';
import type { Sketch } from '../sketch.ts';
import { spokesOf } from './spokes.ts';

const hub: Point = [0, 0];
/** Radius in mm at which rims and discs are drawn once, to be scaled for either wheel. */
const unitRadius = 200;

interface WheelStyle {
  design: WheelDesign;
  /** Null for bare metal. */
  rim: Hex | null;
  stripe: Hex | null;
  knobbly: boolean;
}

interface Brake {
  kind: 'disc' | 'drum';
  /** Outer radius of the disc, mm. */
  rotor: number;
}

/** Draws both wheels with their brakes; disc radii in mm. */
export function drawWheels(sketch: Sketch, frontRotor: number, rearRotor: number, knobbly = false): void {
  const { canvas, skeleton, traits } = sketch;
  const stripe = traits.wheels === 'wire' ? null : traits.accent;
  const style = { design: traits.wheels, rim: traits.rim, stripe, knobbly };
  const rear = { kind: traits.brakeRear, rotor: rearRotor };
  const front = { kind: traits.brakeFront, rotor: frontRotor };
  drawWheel(canvas, skeleton.rearAxle, skeleton.rearTyre, style, rear);
  drawWheel(canvas, skeleton.frontAxle, skeleton.frontTyre, style, front);
}

function drawWheel(canvas: Canvas, centre: Point, tyre: Tyre, style: WheelStyle, brake: Brake): void {
  const rim = rimRadius(tyre);
  canvas.group({ at: centre, exact: true }, () => {
    drawTyre(canvas, tyre, style.knobbly);
    canvas.shared('rim', rim / unitRadius, () => drawUnitRim(canvas, style));
    drawBrake(canvas, { ...brake, rotor: Math.min(brake.rotor, rim - 26) }, rim);
    canvas.disc(hub, 17, palette.alloy);
  });
}

const rimRadius = ({ beadRadius, radius }: Tyre): number => Math.min(beadRadius + 7, radius - 28);

function drawTyre(canvas: Canvas, tyre: Tyre, knobbly: boolean): void {
  const { radius } = tyre;
  const rim = rimRadius(tyre);
  const wall = radius - rim;
  const edge = knobbly ? radius - 8 : radius;
  if (knobbly) canvas.ring(hub, radius - 7, 14, palette.ink, dashAttributes(21, 11));
  const halfWidth = Math.round((edge - rim + 2) / 2);
  canvas.ring(hub, Math.round(edge) - halfWidth, halfWidth * 2, 'rubber');
  canvas.ring(hub, rim + wall * 0.45, wall * 0.1, palette.steel);
}

function drawUnitRim(canvas: Canvas, style: WheelStyle): void {
  const { design, stripe } = style;
  const rim = style.rim ?? palette.silver;
  const wire = design === 'wire';
  if (design === 'steel') drawSteelDisc(canvas, rim);
  else {
    const { path, width } = spokesOf[design]();
    canvas.stroke(path, wire ? palette.alloy : lighter(rim, -0.1), width);
    if (!wire) canvas.stroke(path, lighter(rim, 0.06), width * 0.45);
  }
  canvas.ring(hub, 192, 20, style.rim ? lighter(rim, -0.07) : 'metal');
  canvas.ring(hub, 196, 6, style.rim ? lighter(rim, 0.14) : palette.white);
  if (stripe) canvas.ring(hub, 188, 4, stripe);
}

function drawSteelDisc(canvas: Canvas, rim: Hex): void {
  canvas.disc(hub, 190, lighter(rim, -0.05));
  canvas.ring(hub, 122, 36, palette.ink, dashAttributes(54, 73.8));
  canvas.ring(hub, 166, 6, lighter(rim, 0.1));
}

function drawBrake(canvas: Canvas, { kind, rotor }: Brake, rim: number): void {
  if (kind === 'drum') {
    const radius = Math.min(72, rim * 0.42);
    canvas.boss(hub, radius, 'metal', palette.steel, 4);
    canvas.disc(hub, 34, palette.iron);
    return;
  }
  canvas.shared('disc', rotor / unitRadius, () => drawUnitDisc(canvas));
  canvas.disc(hub, rotor * 0.34, palette.iron);
}

function drawUnitDisc(canvas: Canvas): void {
  canvas.ring(hub, 176, 40, '#9aa2ab');
  canvas.ring(hub, 176, 8, palette.coal, { ...dashAttributes(0, 26), 'stroke-linecap': undefined });
  canvas.ring(hub, 108, 60, palette.coal, dashAttributes(40, 95.8));
}

/** Draws the front brake's caliper, at the rear edge of its disc. */
export function drawFrontCaliper({ canvas, skeleton, traits }: Sketch, rotor: number): void {
  if (traits.brakeFront !== 'disc') return;
  const radius = Math.min(rotor, skeleton.frontTyre.beadRadius - 26) - 12;
  const at = (degrees: number): Point => polar(skeleton.frontAxle, radius, degrees);
  canvas.stroke(smoothLine(at(139), at(152), at(165)), traits.forkColour === 'gold' ? '#b8862f' : palette.iron, 46);
}
