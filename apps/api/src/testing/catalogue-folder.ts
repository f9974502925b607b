import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFiles } from './catalogue-fixture.ts';

/** Writes the made-up catalogue as files, like those in `data/`, into a folder. */
export function writeCatalogueFolder(folder: string): void {
  const { brands, cities } = catalogueFiles();
  mkdirSync(join(folder, 'brands'), { recursive: true });
  for (const file of brands) writeJson(join(folder, 'brands', `${file.brand.slug}.json`), file);
  writeJson(join(folder, 'cities.json'), cities);
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
