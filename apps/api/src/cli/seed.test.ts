import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../core/database/data-folders.ts';
import { seedCommand } from './seed.ts';
import { writeCatalogueFolder } from '../testing/catalogue-folder.ts';
import { commandResult, endOf, startCommand } from '../testing/run-commands.ts';
import { temporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

describe('the seed command', () => {
  it('fills the database once and says so', async () => {
    const { catalogue } = folders();
    const dataDir = await temporaryDataFolder();
    const first = await endOf(startCommand(new URL('seed.ts', import.meta.url), { DATA_DIR: dataDir }, [catalogue]));
    expect(first).toMatchObject({ code: 0, errors: '' });
    const lines = first.output.split('\n');
    expect(lines.slice(1, 3)).toEqual(['Checked 2 brands, 20 models and 5 cities', 'Comparing with what PGlite holds']);
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^Writing rows: (\d+) of \1$/),
      'The catalogue is in the database',
      '',
    ]);
    const second = await seed(catalogue, dataDir);
    expect(second.code).toBe(0);
    expect(second.output).toContain('The database holds this catalogue already');
  });

  it('names every bad row and writes nothing', async () => {
    const { catalogue, dataDir } = folders();
    const file = join(catalogue, 'brands/vega.json');
    const text = readFileSync(file, 'utf8').replace('"popularity": 4000', '"popularity": -1');
    writeFileSync(file, text.replace('"name": "110"', '"name": ""'));
    const { code, errors } = await seed(catalogue, dataDir);
    expect(code).toBe(1);
    expect(errors).toMatch(/^brands\/vega\.json:\d+: models\[0\]\.popularity: must be at least 0/);
    expect(errors).toMatch(/\nbrands\/vega\.json:\d+: models\[2\]\.name: must be given/);
    expect(errors).toMatch(/\nNothing was written; wrong places: 2\. Correct them and seed again\.\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('ends with exit code 1 and a plain message while another process holds the data folder', async () => {
    const { catalogue, dataDir } = folders();
    const unlock = lockFolder(dataDir);
    const { code, errors } = await seed(catalogue, dataDir);
    unlock();
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^The data folder .* is in use by another process, and two would lose rows\. Stop the other/,
    );
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});

function folders() {
  const catalogue = temporaryFolder();
  writeCatalogueFolder(catalogue);
  return { catalogue, dataDir: temporaryFolder() };
}

function seed(catalogue: string, dataDir: string) {
  return commandResult(seedCommand, { DATA_DIR: dataDir }, [catalogue]);
}
