import type { Canvas } from '../canvas/canvas.ts';
import { type Hex } from '../colour/hex.ts';
import { lighter } from '../colour/oklch.ts';
import { palette } from '../colour/palette.ts';
import type { WheelDesign } from '../drawing-hints.ts';
import { smoothLine } from '../geometry/outline.ts';
import { type Point, polar } from '../geometry/point.ts';
import type { Tyre } from '../skeleton/tyre.ts';
import type { Sketch } from '../sketch.ts';
import { spokesOf } from './spokes.ts';

const hub: Point = [0, 0];

interface WheelLook {
  design: WheelDesign;
  /** Null is bare metal. */
  rim: Hex | null;
  stripe: Hex | null;
  knobbly: boolean;
}

interface Brake {
  kind: 'disc' | 'drum';
  /** Outer radius of the disc, mm. */
  rotor: number;
}

/** Both wheels with their brakes; disc radii in mm. */
export function drawWheels(sketch: Sketch, frontRotor: number, rearRotor: number, knobbly = false): void {
  const { canvas, skeleton, traits } = sketch;
  const stripe = traits.wheels === 'wire' ? null : traits.accent;
  const look = { design: traits.wheels, rim: traits.rim, stripe, knobbly };
  const rear = { kind: traits.brakeRear, rotor: rearRotor };
  const front = { kind: traits.brakeFront, rotor: frontRotor };
  drawWheel(canvas, skeleton.rearAxle, skeleton.rearTyre, look, rear);
  drawWheel(canvas, skeleton.frontAxle, skeleton.frontTyre, look, front);
}

function drawWheel(canvas: Canvas, centre: Point, tyre: Tyre, look: WheelLook, brake: Brake): void {
  const rim = rimRadius(tyre);
  canvas.group({ at: centre }, () => {
    drawTyre(canvas, tyre, look.knobbly);
    canvas.shared('rim', rim / 100, () => drawUnitRim(canvas, look));
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
  if (knobbly) canvas.ring(hub, radius - 7, 14, palette.ink, { 'stroke-dasharray': '21 11', 'stroke-linecap': 'butt' });
  const halfWidth = Math.round((edge - rim + 2) / 2);
  canvas.ring(hub, Math.round(edge) - halfWidth, halfWidth * 2, 'rubber');
  canvas.ring(hub, rim + wall * 0.45, wall * 0.1, '#454b54');
}

function drawUnitRim(canvas: Canvas, look: WheelLook): void {
  const { design, stripe } = look;
  const rim = look.rim ?? palette.silver;
  const wire = design === 'wire';
  if (design === 'steel') drawSteelDisc(canvas, rim);
  else {
    const { path, width } = spokesOf[design]();
    canvas.stroke(path, wire ? palette.alloy : lighter(rim, -0.1), width);
    if (!wire) canvas.stroke(path, lighter(rim, 0.06), Math.round(width * 0.45));
  }
  canvas.ring(hub, 96, 10, look.rim ? lighter(rim, -0.07) : 'metal');
  canvas.ring(hub, 98, 3, look.rim ? lighter(rim, 0.14) : palette.white);
  if (stripe) canvas.ring(hub, 94, 2, stripe);
}

function drawSteelDisc(canvas: Canvas, rim: Hex): void {
  canvas.disc(hub, 95, lighter(rim, -0.05));
  canvas.ring(hub, 61, 18, palette.ink, { 'stroke-dasharray': '27 36.9', 'stroke-linecap': 'butt' });
  canvas.ring(hub, 83, 3, lighter(rim, 0.1));
}

function drawBrake(canvas: Canvas, { kind, rotor }: Brake, rim: number): void {
  if (kind === 'drum') {
    const radius = Math.min(72, rim * 0.42);
    canvas.boss(hub, radius, 'metal', palette.steel, 4);
    canvas.disc(hub, 34, palette.iron);
    return;
  }
  canvas.shared('disc', rotor / 100, () => drawUnitDisc(canvas));
  canvas.disc(hub, rotor * 0.34, palette.iron);
}

function drawUnitDisc(canvas: Canvas): void {
  canvas.ring(hub, 88, 20, '#9aa2ab');
  canvas.ring(hub, 88, 4, palette.coal, { 'stroke-dasharray': '0 13' });
  canvas.ring(hub, 54, 30, palette.coal, { 'stroke-dasharray': '20 47.9', 'stroke-linecap': 'butt' });
}

/** The front brake's caliper, at the rear edge of its disc. */
export function drawFrontCaliper({ canvas, skeleton, traits }: Sketch, rotor: number): void {
  if (traits.brakeFront !== 'disc') return;
  const radius = Math.min(rotor, skeleton.frontTyre.beadRadius - 26) - 12;
  const at = (degrees: number): Point => polar(skeleton.frontAxle, radius, degrees);
  canvas.stroke(smoothLine(at(139), at(152), at(165)), traits.forkColour === 'gold' ? '#b8862f' : palette.iron, 46);
}
