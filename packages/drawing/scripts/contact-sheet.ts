import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type BodyStyle, drawBike, type DrawingHints, type DrawnBike, type Paint } from '../src/index.ts';
import { escapeXml } from '../src/escape-xml.ts';

interface CatalogueModel {
  slug: string;
  name: string;
  body_style: BodyStyle;
  fuel_type: 'petrol' | 'electric';
  colours: { name: string; hex: string; accent?: string }[];
  specifications: Record<string, unknown>;
  drawing?: DrawingHints;
}

interface CatalogueFile {
  brand: { slug: string; name: string };
  models: CatalogueModel[];
}

const usage = `Draws the catalogue on one page, to look at.
  pnpm contact-sheet [--data FOLDER] [--out FILE] [words of slugs to draw only]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: fileURLToPath(new URL('../../../apps/api/data/brands', import.meta.url)) },
    out: { type: 'string', default: join(tmpdir(), 'contact-sheet.html') },
    help: { type: 'boolean', default: false },
  },
});

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function toDrawnBike({ slug, name, body_style, fuel_type, specifications, drawing }: CatalogueModel): DrawnBike {
  return {
    slug,
    name,
    bodyStyle: body_style,
    electric: fuel_type === 'electric',
    wheelbase: numberOf(specifications.wheelbase),
    length: numberOf(specifications.length),
    height: numberOf(specifications.height),
    seatHeight: numberOf(specifications.seat_height),
    groundClearance: numberOf(specifications.ground_clearance),
    frontTyre: textOf(specifications.front_tyre_size),
    rearTyre: textOf(specifications.rear_tyre_size),
    hints: drawing ?? {},
  };
}

function readBrands(folder: string): CatalogueFile[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CatalogueFile);
}

function figure(bike: DrawnBike, paint: Paint | undefined, label: string): string {
  const svg = drawBike(bike, { paint });
  return `<figure>${svg}<figcaption>${escapeXml(label)} <small>${brotliCompressSync(svg).length} B</small></figcaption></figure>`;
}

function modelSection(model: CatalogueModel): string {
  const bike = toDrawnBike(model);
  const paints = model.colours.map((colour) => figure(bike, { base: colour.hex, accent: colour.accent }, colour.name));
  const heading = `<h3>${escapeXml(model.name)} <small>${model.body_style}, ${model.slug}</small></h3>`;
  return `<section>${heading}<div>${paints.join('') || figure(bike, undefined, 'no paint given')}</div></section>`;
}

function page(brands: CatalogueFile[]): string {
  const style = `body{margin:24px;font:14px/1.4 system-ui,sans-serif;background:#e9ebe8;color:#1d2126}
    h3{margin:16px 0 4px}section>div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:340px}
    svg{width:100%;height:220px;border-bottom:2px solid #1d2126}small{color:#5b646d;font-weight:400}`;
  const isWanted = ({ slug }: CatalogueModel): boolean =>
    positionals.length === 0 || positionals.some((word) => slug.includes(word));
  const parts = brands.map(({ brand, models }) => {
    const wanted = models.filter(isWanted);
    return wanted.length > 0 ? `<h2>${escapeXml(brand.name)}</h2>${wanted.map(modelSection).join('')}` : '';
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${parts.join('')}</html>`;
}

if (values.help) console.log(usage);
else {
  writeFileSync(values.out, page(readBrands(values.data)));
  console.log(values.out);
}
