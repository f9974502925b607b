import { brotliCompressSync } from 'node:zlib';
import { escapeXml } from '../src/canvas/attributes.ts';
import { drawBike, type DrawnBike, type Paint } from '../src/index.ts';
import { type CatalogueFile, type CatalogueModel, toDrawnBike } from './catalogue-models.ts';

const styles = `body{margin:24px;font:14px/1.4 system-ui,sans-serif;background:#e9ebe8;color:#1d2126}
  h3{margin:16px 0 4px}section>div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:340px}
  svg{width:100%;height:220px;border-bottom:2px solid #1d2126}small{color:#5b646d;font-weight:400}`;

/** Renders an HTML page of every model in every paint, with the size of each picture. */
export function cataloguePage(brands: readonly CatalogueFile[]): string {
  const sections = brands
    .filter(({ models }) => models.length > 0)
    .map(({ brand, models }) => `<h2>${escapeXml(brand.name)}</h2>${models.map(modelSection).join('')}`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${styles}</style>${sections.join('')}</html>`;
}

function modelSection(model: CatalogueModel): string {
  const bike = toDrawnBike(model);
  const paints = model.colours.map((colour) => figure(bike, { base: colour.hex, accent: colour.accent }, colour.name));
  const heading = `<h3>${escapeXml(model.name)} <small>${model.body_style}, ${model.slug}</small></h3>`;
  return `<section>${heading}<div>${paints.join('') || figure(bike, undefined, 'no paint given')}</div></section>`;
}

function figure(bike: DrawnBike, paint: Paint | undefined, label: string): string {
  const svg = drawBike(bike, { paint });
  return `<figure>${svg}<figcaption>${escapeXml(label)} <small>${brotliCompressSync(svg).length} B</small></figcaption></figure>`;
}
