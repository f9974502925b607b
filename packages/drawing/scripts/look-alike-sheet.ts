import { escapeXml } from '../src/canvas/attributes.ts';
import { drawBike, drawingFrame } from '../src/index.ts';
import { type CatalogueModel, toDrawnBike } from './catalogue-models.ts';

/** Layout of a sheet: pictures per row, and width of each in px. */
export interface SheetLayout {
  columns: number;
  width: number;
}

/** Size of a picture's cell in px; all pictures of a sheet share one scale, so that small bikes look small. */
const cell = ({ width }: SheetLayout) => ({ width: width + 16, height: Math.round(width * 0.7) + 24 });
const longest = 2700;

/** Renders bikes in their first paint side by side at one scale, on a light and a dark background, as SVG. */
export function lookAlikeSheet(models: readonly CatalogueModel[], layout: SheetLayout): string {
  const rows = Math.ceil(models.length / layout.columns);
  const { width, height } = cell(layout);
  const [full, half] = [layout.columns * width, rows * height];
  const grounds = [
    `<rect width="100%" height="100%" fill="#e6e9e5"/>`,
    `<rect y="${half}" width="100%" height="${half}" fill="#444f49"/>`,
  ];
  const figures = [false, true].flatMap((dark) =>
    models.map((model, index) => {
      const x = (index % layout.columns) * width;
      const y = Math.floor(index / layout.columns) * height + (dark ? half : 0);
      return figure(model, { x, y, dark }, layout);
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="${half * 2}">${grounds.join('')}${figures.join('')}</svg>`;
}

interface Spot {
  x: number;
  y: number;
  dark: boolean;
}

function figure(model: CatalogueModel, { x, y, dark }: Spot, layout: SheetLayout): string {
  const bike = toDrawnBike(model);
  const { height, width } = cell(layout);
  const scale = layout.width / longest;
  const frame = drawingFrame(bike);
  const place = {
    x: x + (width - frame.width * scale) / 2,
    y: y + height - 24 - frame.height * scale,
    width: frame.width * scale,
    height: frame.height * scale,
  };
  const [colour] = model.colours;
  const paint = colour && { base: colour.hex, accent: colour.accent };
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value.toFixed(1)}"`);
  const picture = drawBike(bike, { paint, edge: dark }).replace('<svg ', `<svg ${attributes.join(' ')} `);
  const label = `<text x="${x + width / 2}" y="${y + height - 6}" text-anchor="middle" font-family="sans-serif" font-size="13" fill="${dark ? '#e6e8e6' : '#1d2126'}">${escapeXml(model.name)}</text>`;
  return picture + label;
}
