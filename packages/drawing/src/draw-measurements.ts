import * as texts from '#texts/drawing';
import type { DrawnBike } from './drawn-bike.ts';
import { frameOf } from './drawing-frame.ts';
import { escapeXml } from './canvas/attributes.ts';
import { type DimensionLine, horizontalLine, verticalLine } from './dimension-line.ts';
import { type Skeleton, skeletonOf } from './skeleton/skeleton.ts';

/** A dimension that can be shown beside a bike. */
export type Measurement = 'wheelbase' | 'length' | 'seatHeight' | 'height';

/** Which dimensions to show, and the text size. */
export interface MeasurementOptions {
  /** Dimensions to show, all four by default; unknown ones are omitted. */
  shown?: readonly Measurement[] | undefined;
  /** Text height in mm at the drawing's scale; 50 by default. */
  textSize?: number | undefined;
}

/** A box in mm, relative to the upper left corner of the box around it. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of a bike's measurements in mm, and position of the bike's drawing within it. */
export interface MeasurementsFrame {
  width: number;
  height: number;
  bike: Box;
}

const allMeasurements: readonly Measurement[] = ['wheelbase', 'length', 'seatHeight', 'height'];
/** Formats a length with a comma before the last three digits; much faster than `Intl`. */
const inMillimetres = (length: number): string => String(length).replace(/\B(?=\d{3}$)/, ',');

interface Layout {
  skeleton: Skeleton;
  textSize: number;
  /** Viewport in the drawing's coordinates, with y pointing down. */
  view: Box;
  shown: readonly Measurement[];
}

/**
 * Draws the known dimensions of a bike as SVG in `currentColor`, as an overlay of its drawing at the same scale; see `measurementsFrame`.
 */
export function drawMeasurements(bike: DrawnBike, options: MeasurementOptions = {}): string {
  const layout = layoutOf(bike, options);
  const { view, textSize, skeleton } = layout;
  const known = layout.shown.filter((name) => bike[name] === skeleton[name]);
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  const ground = `<path d="M${view.x} 0h${view.width}" stroke-width="6"/>`;
  const lines = known.map((name) => lineOf[name](layout, inMillimetres(skeleton[name])));
  const text = `fill="currentColor" stroke="none" font-size="${textSize}" font-weight="650" text-anchor="middle"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" fill="none" stroke="currentColor"><title>${title(bike, known)}</title>${ground}${lines.map(({ strokes }) => strokes).join('')}<g ${text}>${lines.map(({ labels }) => labels).join('')}</g></svg>`;
}

/** Returns the size of `drawMeasurements` with the same options, and the position of the bike's drawing within it. */
export function measurementsFrame(bike: DrawnBike, options: MeasurementOptions = {}): MeasurementsFrame {
  const { view, skeleton } = layoutOf(bike, options);
  const { left, width, height } = frameOf(skeleton);
  return { width: view.width, height: view.height, bike: { x: left - view.x, y: 0, width, height } };
}

function layoutOf(bike: DrawnBike, { shown = allMeasurements, textSize = 50 }: MeasurementOptions): Layout {
  const skeleton = skeletonOf(bike);
  const frame = frameOf(skeleton);
  const side = Math.round(textSize * 2.2);
  const rows = shown.filter((name) => name === 'wheelbase' || name === 'length').length;
  const below = Math.round(textSize * (rows === 0 ? 0.2 : rows * 1.8 + 0.6));
  const view = { x: frame.left - side, y: -frame.height, width: frame.width + side * 2, height: frame.height + below };
  return { skeleton, textSize, shown, view };
}

const rowDepth = ({ shown, textSize }: Layout, name: Measurement): number =>
  textSize * (name === 'length' && shown.includes('wheelbase') ? 3.2 : 1.4);

const lineOf: Record<Measurement, (layout: Layout, value: string) => DimensionLine> = {
  wheelbase: (layout, value) => {
    const y = rowDepth(layout, 'wheelbase');
    return horizontalLine({ start: 0, end: layout.skeleton.wheelbase, y }, texts.wheelbaseLine(value), layout.textSize);
  },
  length: (layout, value) => {
    const { rearmost, foremost } = layout.skeleton;
    const y = rowDepth(layout, 'length');
    return horizontalLine({ start: rearmost, end: foremost, y }, texts.lengthLine(value), layout.textSize);
  },
  seatHeight: ({ skeleton, view, textSize }, value) =>
    verticalLine(
      { x: view.x + textSize, top: skeleton.seatHeight, from: skeleton.saddle[0] },
      texts.seatHeightLine(value),
      textSize,
    ),
  height: ({ skeleton, view, textSize }, value) => {
    const x = view.x + view.width - textSize;
    return verticalLine({ x, top: skeleton.height, from: skeleton.grip[0] + 60 }, texts.heightLine(value), textSize);
  },
};

function title(bike: DrawnBike, known: readonly Measurement[]): string {
  const measurements = known.map((name) => texts.measurements[name](inMillimetres(bike[name] ?? 0)));
  return escapeXml(known.length > 0 ? texts.measured(bike.name, measurements) : texts.unmeasured(bike.name));
}
