import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { between, distance, from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawElectricDrive } from './electric-drive.ts';
import {
  drawInlineFour,
  drawSloper,
  drawTriple,
  drawUprightEngine,
  drawVTwinEngine,
  type EngineFit,
} from './engine.ts';
import { drawExhaust } from './exhaust.ts';
import { drawFlatEngine } from './flat-engine.ts';

interface EngineKind {
  draw: (sketch: Sketch, fit: EngineFit) => void;
  /** Position of the exhaust port, relative to the crankshaft at scale 1. */
  port: Point;
}

const engines: Record<Sketch['traits']['engine'], EngineKind> = {
  single: { draw: drawUprightEngine, port: [150, 232] },
  sloper: { draw: drawSloper, port: [216, -10] },
  triple: { draw: drawTriple, port: [190, 250] },
  twin: { draw: drawUprightEngine, port: [166, 232] },
  vtwin: { draw: drawVTwinEngine, port: [236, 206] },
  four: { draw: drawInlineFour, port: [252, 166] },
  boxer: { draw: drawFlatEngine, port: [120, -90] },
  flatsix: { draw: drawFlatEngine, port: [200, -90] },
};

/** Draws engine, radiator and exhaust, or battery and motor. */
export function drawPowerUnit(sketch: Sketch, fit: EngineFit): void {
  const { skeleton, traits, electric } = sketch;
  if (electric) return drawElectricDrive(sketch);
  const { draw, port } = engines[traits.engine];
  if (hasRadiator(sketch) && !fit.covered) drawRadiator(sketch, fit.scale);
  draw(sketch, fit);
  return drawExhaust(sketch, from(skeleton.crankshaft, fit.scale)(port[0], port[1]));
}

/** Checks whether the radiator is visible; an adventure bike's plates and a flat engine's cylinders hide it. */
function hasRadiator({ traits, bodyStyle }: Sketch): boolean {
  const flat = traits.engine === 'flatsix' || traits.engine === 'boxer';
  return traits.cooling === 'liquid' && bodyStyle !== 'adventure' && !flat;
}

function drawRadiator({ canvas, skeleton }: Sketch, scale: number): void {
  const { lowerYoke, crankshaft } = skeleton;
  const top: Point = [Math.min(lowerYoke[0] - 40, crankshaft[0] + 345), lowerYoke[1] - 40];
  const bottom = from(crankshaft, scale)(238, 96);
  const [core, tank] = [between(top, bottom, 0.3), between(top, bottom, 0.86)];
  canvas.block(slab(top, bottom, 27), palette.ink, 8);
  canvas.dashes(segments([core, tank]), palette.steel, 34, [5, 6]);
}

/** Returns the corners of a flat box along a line, `half` mm to either side. */
function slab(start: Point, end: Point, half: number): Point[] {
  const length = distance(start, end) || 1;
  const [dx, dy] = [((end[1] - start[1]) / length) * half, ((start[0] - end[0]) / length) * half];
  return [from(start)(dx, dy), from(end)(dx, dy), from(end)(-dx, -dy), from(start)(-dx, -dy)];
}
