import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFiles } from './catalogue-fixture.ts';

/** Writes the made-up catalogue as files, like those in `data/`, into a folder. */
export function writeCatalogueFolder(folder: string): void {
  const { brands, ...others } = catalogueFiles();
  mkdirSync(join(folder, 'brands'), { recursive: true });
  for (const file of brands) writeJson(join(folder, 'brands', `${file.brand.slug}.json`), file);
  for (const [name, content] of Object.entries(others)) writeJson(join(folder, `${name}.json`), content);
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
