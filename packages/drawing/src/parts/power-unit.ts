import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/lines.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawElectricDrive } from './electric-drive.ts';
import { drawInlineFour, drawUprightEngine, drawVTwinEngine, type EngineFit } from './engine.ts';
import { drawExhaust } from './exhaust.ts';
import { drawFlatEngine } from './flat-engine.ts';

interface EngineKind {
  draw: (sketch: Sketch, fit: EngineFit) => void;
  /** Where the exhaust leaves it, from the crankshaft at scale 1. */
  port: Point;
}

const engines: Record<Sketch['traits']['engine'], EngineKind> = {
  single: { draw: drawUprightEngine, port: [150, 232] },
  twin: { draw: drawUprightEngine, port: [166, 232] },
  vtwin: { draw: drawVTwinEngine, port: [236, 206] },
  four: { draw: drawInlineFour, port: [252, 166] },
  boxer: { draw: drawFlatEngine, port: [120, -90] },
  flatsix: { draw: drawFlatEngine, port: [200, -90] },
};

/** Engine, radiator and exhaust, or battery and motor. */
export function drawPowerUnit(sketch: Sketch, fit: EngineFit): void {
  const { skeleton, traits, electric } = sketch;
  if (electric) return drawElectricDrive(sketch);
  const { draw, port } = engines[traits.engine];
  if (hasRadiator(sketch)) drawRadiator(sketch, fit.scale);
  draw(sketch, fit);
  return drawExhaust(sketch, from(skeleton.crankshaft, fit.scale)(port[0], port[1]));
}

/** An adventure bike's plates and a flat engine's cylinders hide the radiator. */
function hasRadiator({ traits, bodyStyle }: Sketch): boolean {
  const flat = traits.engine === 'flatsix' || traits.engine === 'boxer';
  return traits.cooling === 'liquid' && bodyStyle !== 'adventure' && !flat;
}

function drawRadiator({ canvas, skeleton }: Sketch, scale: number): void {
  const top = from(skeleton.lowerYoke)(-40, -70);
  const bottom = from(skeleton.crankshaft, scale)(240, 30);
  const path = segments([top, bottom]);
  canvas.stroke(path, palette.ink, 50);
  canvas.stroke(path, palette.iron, 25);
}
