import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type CatalogueModel, readBrands } from './catalogue-models.ts';
import { cataloguePage } from './catalogue-page.ts';
import { lookAlikeSheet } from './look-alike-sheet.ts';
import { lookAlikes } from './look-alikes.ts';

const usage = `Draws the catalogue to look at: every model in every paint on one page, the best-sellers as one picture, or look-alikes side by side.
  pnpm contact-sheet [--data FOLDER] [--out FOLDER] [words of slugs to draw only]
  pnpm contact-sheet --best-sellers [--data FOLDER] [--out FOLDER]
  pnpm contact-sheet --look-alikes [--large] [--data FOLDER] [--out FOLDER] [words of families to draw only]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'best-sellers': { type: 'boolean', default: false },
    'look-alikes': { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    data: { type: 'string', default: fileURLToPath(new URL('../../../apps/api/data/brands', import.meta.url)) },
    out: { type: 'string', default: join(tmpdir(), 'contact-sheet') },
    help: { type: 'boolean', default: false },
  },
});

const isWanted = (text: string): boolean => positionals.length === 0 || positionals.some((word) => text.includes(word));

function writeCatalogue(): void {
  const brands = readBrands(values.data).map(({ brand, models }) => ({
    brand,
    models: models.filter(({ slug }) => isWanted(slug)),
  }));
  const file = join(values.out, 'catalogue.html');
  writeFileSync(file, cataloguePage(brands));
  console.log(file);
}

/** Layouts for card size and bike page size. */
const layouts = { card: { columns: 4, width: 300 }, large: { columns: 2, width: 640 } } as const;

async function writePicture(name: string, sheet: string): Promise<void> {
  const file = join(values.out, `${name}.png`);
  await sharp(Buffer.from(sheet), { unlimited: true }).png().toFile(file);
  console.log(file);
}

async function writeBestSellers(): Promise<void> {
  const models = readBrands(values.data).flatMap((brand) => brand.models);
  const bestSellers = models.toSorted((one, other) => other.popularity - one.popularity).slice(0, 40);
  await writePicture('best-sellers', lookAlikeSheet(bestSellers, { columns: 8, width: 260 }));
}

async function writeLookAlikes(): Promise<void> {
  const models = new Map(readBrands(values.data).flatMap((brand) => brand.models.map((model) => [model.slug, model])));
  const modelOf = (slug: string): CatalogueModel => {
    const model = models.get(slug);
    if (!model) throw new Error(`The catalogue has no '${slug}'; correct look-alikes.ts.`);
    return model;
  };
  for (const [family, slugs] of Object.entries(lookAlikes)) {
    if (!isWanted(family)) continue;
    const sheet = lookAlikeSheet(slugs.map(modelOf), values.large ? layouts.large : layouts.card);
    await writePicture(family, sheet);
  }
}

if (values.help) console.log(usage);
else {
  mkdirSync(values.out, { recursive: true });
  if (values['best-sellers']) await writeBestSellers();
  else if (values['look-alikes']) await writeLookAlikes();
  else writeCatalogue();
}
