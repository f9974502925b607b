import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueCommand } from './catalogue.ts';
import { writeCatalogueFolder } from '../testing/catalogue-folder.ts';
import { commandResult } from '../testing/run-commands.ts';
import { someSettings } from '../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

describe('the catalogue command', () => {
  it('imports a folder and shows how far it is', async () => {
    const { code, errors, output } = await catalogue('import', catalogueFolder());
    expect([code, errors]).toEqual([0, '']);
    const lines = output.trim().split('\n');
    expect(lines[0]).toMatch(/^Importing the catalogue in /);
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^Writing rows: (\d+) of \1$/),
      'Imported 2 brands, 20 models and 5 cities',
    ]);
  });

  it('names file, line and reason of every bad row', async () => {
    const folder = catalogueFolder();
    const file = join(folder, 'brands/vega.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"price": 110000', '"price": -1'));
    const { code, errors } = await catalogue('import', folder);
    expect(code).toBe(1);
    expect(errors).toMatch(/^brands\/vega\.json:\d+: models\[0\]\.price: must be at least/);
    expect(errors).toMatch(/\nNothing was written; wrong places: 1\. Correct them and import again\.\n$/);
  });

  it('imports real showrooms, and names the line of a bad one', async () => {
    const folder = temporaryFolder();
    const settings = await someSettings();
    const file = join(folder, 'showrooms.json');
    const run = (...args: string[]) => commandResult(catalogueCommand, settings, args);
    await run('import', catalogueFolder());
    const showroom = { slug: 'bandra-wheels', brand: 'vega', city: 'mumbai', name: 'Bandra', address: '4 Hill Road' };
    writeFileSync(file, JSON.stringify([showroom], null, 2));
    const { code, output } = await run('import-showrooms', file);
    expect([code, output.trim().split('\n').at(-1)]).toEqual([0, 'Imported 1 showrooms in 1 cities']);
    writeFileSync(file, JSON.stringify([{ ...showroom, city: 'atlantis' }], null, 2));
    const refused = await run('import-showrooms', file);
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(/^showrooms\.json:5: atlantis: is not the slug of a city\nNothing was written/);
  });

  it('reports how complete a folder is beside what is wanted', async () => {
    const { code, output } = await catalogue('report', catalogueFolder());
    expect(code).toBe(0);
    expect(output).toMatch(/^Brands +2$/m);
    expect(output).toMatch(/^Models on sale +17 {2}goal +380 {2}missed$/m);
    expect(output).toMatch(/^Models with two paragraphs +100\.0 % {2}goal 100\.0 %$/m);
  });

  it.each([[[]], [['report', 'a', 'b']]])('says what it can do when given %j', async (args) => {
    const { code, errors } = await catalogue(...args);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Name what to do with the catalogue:\n {2}catalogue import FOLDER/);
  });
});

function catalogueFolder(): string {
  const folder = temporaryFolder();
  writeCatalogueFolder(folder);
  return folder;
}

async function catalogue(...args: string[]) {
  return commandResult(catalogueCommand, await someSettings(), args);
}
