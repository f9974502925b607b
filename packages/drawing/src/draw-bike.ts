import * as texts from '#texts/drawing';
import { idMark } from './canvas/canvas.ts';
import { frameOf } from './drawing-frame.ts';
import type { BodyStyle, DrawnBike, Paint } from './drawn-bike.ts';
import { escapeXml } from './canvas/attributes.ts';
import { coordinateStepMm } from './geometry/pen.ts';
import { type Sketch, sketchOf } from './sketch.ts';
import { drawAdventure } from './styles/adventure.ts';
import { drawCommuter } from './styles/commuter.ts';
import { drawCruiser } from './styles/cruiser.ts';
import { drawMoped } from './styles/moped.ts';
import { drawCafeRacer, drawRoadster, drawScrambler } from './styles/roadster.ts';
import { drawScooter } from './styles/scooter.ts';
import { drawSports, drawSuperbike } from './styles/sports.ts';
import { drawStreetbike } from './styles/streetbike.ts';
import { drawTourer } from './styles/tourer.ts';
import { hash } from './traits/traits.ts';

/** Version in the immutable URL of every drawing; increment it whenever any drawing changes by a byte. */
export const drawingEdition = 6;

/** Drawing options of a bike. */
export interface DrawOptions {
  /** Paint; if missing or not '#a1b2c3', colours are chosen from the slug. */
  paint?: Paint | undefined;
  /** Adds a light edge, so that a dark bike stands out on a dark page. */
  edge?: boolean | undefined;
}

const recipes: Record<BodyStyle, (sketch: Sketch) => void> = {
  commuter: (sketch) => (sketch.traits.retro ? drawRoadster(sketch) : drawCommuter(sketch)),
  streetbike: (sketch) => (sketch.traits.retro ? drawRoadster(sketch) : drawStreetbike(sketch)),
  sports: drawSports,
  superbike: drawSuperbike,
  cruiser: drawCruiser,
  caferacer: drawCafeRacer,
  scrambler: drawScrambler,
  adventure: drawAdventure,
  tourer: drawTourer,
  scooter: drawScooter,
  maxiscooter: drawScooter,
  moped: drawMoped,
};

/**
 * Draws a bike's side view as SVG: facing right, 1 unit per mm, transparent, standing on the lower edge of its box. Deterministic to the
 * byte.
 */
export function drawBike(bike: DrawnBike, { paint, edge = false }: DrawOptions = {}): string {
  const sketch = sketchOf(bike, paint);
  recipes[bike.bodyStyle](sketch);
  const { left, width, height } = frameOf(sketch.skeleton);
  const body = edge ? edged(sketch.canvas.markup) : scaled(sketch.canvas.markup);
  const title = `<title>${escapeXml(texts.sideView(bike.name))}</title>`;
  const attributes = `viewBox="${left} ${-height} ${width} ${height}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${title}${withOwnIds(bike.slug, body)}</svg>`;
}

/** Makes ids unique across pictures; the prefix is a hash of the slug and the whole drawing. */
function withOwnIds(slug: string, body: string): string {
  const bits = hash(`${slug} ${body}`);
  const letter = String.fromCharCode(97 + (bits % 26));
  return body.replaceAll(
    idMark,
    letter +
      Math.floor(bits / 26)
        .toString(36)
        .padStart(6, '0'),
  );
}

/** Scales the body back to mm. */
const scaled = (body: string, attributes = ''): string =>
  `<g transform="scale(${coordinateStepMm})"${attributes}>${body}</g>`;

/** Adds an edge by blurring and re-sharpening the silhouette, which gives an even line at every size. */
function edged(body: string): string {
  const filter = [
    `<feGaussianBlur stdDeviation="${3.5 / coordinateStepMm}"/>`,
    '<feColorMatrix values="0 0 0 0 .7 0 0 0 0 .7 0 0 0 0 .7 0 0 0 4 0"/>',
    '<feComposite in="SourceGraphic"/>',
  ];
  return `<filter id="${idMark}">${filter.join('')}</filter>${scaled(body, ` filter="url(#${idMark})"`)}`;
}
