import { sharePictureSize } from '@dopahiya/domain/site';
import { drawBike, drawingFrame, type DrawnBike, type DrawOptions } from '@dopahiya/drawing';

const { width, height } = sharePictureSize;
const MARGIN = 70;
/** Gap between two bikes in mm. */
const GAP = 200;
/** Background and ground line of the light theme. */
const STAGE = '#E6E9E5';
const GROUND = '#141817';
const GROUND_WIDTH = 4;
/** Ruler marks below the ground line: interval in mm, length in pixels. */
const marks = [
  { each: 100, length: 10 },
  { each: 500, length: 20 },
] as const;

/** Bike on a share image, in one of its colours. */
export interface SharedBike {
  bike: DrawnBike;
  options: DrawOptions;
}

/** Draws the bikes side by side at one scale, as large as they fit, on a ground line with a ruler. @returns SVG text. */
export function drawSharePicture(bikes: readonly SharedBike[]): string {
  const frames = bikes.map(({ bike }) => drawingFrame(bike));
  const length = frames.reduce((sum, frame) => sum + frame.width, GAP * (frames.length - 1));
  const tallest = Math.max(...frames.map((frame) => frame.height));
  const scale = Math.min((width - 2 * MARGIN) / length, (height - 2 * MARGIN) / tallest);
  const ground = Math.round((height + tallest * scale) / 2);
  const start = (width - length * scale) / 2;
  let left = start;
  const drawings = bikes.map(({ bike, options }, index) => {
    const frame = frames[index] ?? drawingFrame(bike);
    const size = { width: frame.width * scale, height: frame.height * scale };
    const drawing = placed(drawBike(bike, options), { x: left, y: ground - size.height, ...size });
    left += size.width + GAP * scale;
    return drawing;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${STAGE}"/>${groundLine(ground, start, scale)}${drawings.join('')}</svg>`;
}

function placed(svg: string, place: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value.toFixed(2)}"`);
  return svg.replace('<svg ', `<svg ${attributes.join(' ')} `);
}

/** Draws the ground line, and below it a ruler that begins under the first bike. */
function groundLine(ground: number, start: number, scale: number): string {
  const ruler = marks.map(({ each, length }) => {
    const step = each * scale;
    const first = start - Math.floor(start / step) * step;
    const places = Array.from({ length: Math.ceil((width - first) / step) }, (_, index) => first + index * step);
    return places.map((x) => `M${x.toFixed(1)} ${ground}v${GROUND_WIDTH + length}`).join('');
  });
  const line = `<rect y="${ground}" width="100%" height="${GROUND_WIDTH}" fill="${GROUND}"/>`;
  return `${line}<path d="${ruler.join('')}" stroke="${GROUND}" stroke-width="2"/>`;
}
