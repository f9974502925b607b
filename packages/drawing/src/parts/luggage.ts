import type { BodyStyle } from '../drawn-bike.ts';
import { from, type LocalPoint, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawCarrier } from './carrier.ts';
import { drawHardCase, drawSaddlebag, drawSideCase } from './panniers.ts';
import { drawTopBox } from './top-box.ts';

/** Draws the panniers and the top box or carrier, where the bike has them; `rack` is the middle of the box's floor. */
export function drawLuggage(sketch: Sketch, rack: Point): void {
  if (sketch.traits.panniers) pannierOf(sketch)(sketch, pannierPlace(sketch));
  if (sketch.traits.topBox) drawTopBox(sketch, rack);
  else if (sketch.traits.carrier) drawCarrier(sketch, rack);
}

type Pannier = (sketch: Sketch, centre: LocalPoint) => void;

const ofStyle: Partial<Record<BodyStyle, Pannier>> = {
  adventure: drawSideCase,
  scrambler: drawSideCase,
  cruiser: drawSaddlebag,
  caferacer: drawSaddlebag,
  moped: drawSaddlebag,
};

function pannierOf({ bodyStyle, traits }: Sketch): Pannier {
  return ofStyle[bodyStyle] ?? (bodyStyle === 'streetbike' && traits.retro ? drawSaddlebag : drawHardCase);
}

function pannierPlace({ skeleton }: Sketch): LocalPoint {
  const { rearmost, rearTyre, seatHeight } = skeleton;
  return from([Math.max(rearmost + 290, -180), Math.max(seatHeight - 190, rearTyre.radius * 1.5)]);
}
