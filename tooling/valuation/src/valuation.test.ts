import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '@dopahiya/api/commands';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readOwnCatalogue } from './testing/own-catalogue.ts';
import { catalogueModels } from './matching/catalogue-models.ts';
import { valuationCommand } from './valuation.ts';
import { asCsv, sampleOf2020, sampleOfToday } from './testing/used-price-samples.ts';

/** Returns the output of the command, and its error message. */
async function valuation(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const output = () => log.mock.calls.map(([line]) => `${String(line)}\n`).join('');
  try {
    await valuationCommand(args, {});
    return { code: 0, output: output(), errors: '' };
  } catch (error) {
    if (error instanceof StartError) return { code: 1, output: output(), errors: `${error.message}\n` };
    throw error;
  } finally {
    log.mockRestore();
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dopahiya-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Asking prices that the models were fitted on, as 'FILE of 2020:FILE of today'; they are never in the repository. */
const [real2020, realToday] = (process.env['USED_PRICES'] ?? '').split(':');

const shipped = {
  today: new URL('../../../packages/engines/src/valuation/todays-model.json', import.meta.url),
  market2020: new URL('fitting/market-2020.json', import.meta.url),
};

describe('the command of valuations', () => {
  it('fits made-up prices of both markets into a folder, and says how wrong they are', async () => {
    const folder = temporaryFolder();
    const catalogue = await readOwnCatalogue();
    const files = [sampleOf2020(300), sampleOfToday(catalogueModels(catalogue), 200)].map((sample) => {
      const path = join(folder, `${sample.market}.csv`);
      writeFileSync(path, asCsv(sample));
      return path;
    });
    const { code, output } = await valuation('fit', ...files, '--month', '2026-08', '--to', folder);
    expect(code).toBe(0);
    expect(output.match(/median error \d+\.\d %/g)).toHaveLength(2);
    const model = JSON.parse(readFileSync(join(folder, 'todays-model.json'), 'utf8')) as {
      month: string;
      rows: number;
    };
    expect(model.month).toBe('2026-08');
    expect(model.rows).toBeGreaterThan(190);
    for (const file of files)
      expect((await valuation('evaluate', file)).output).toMatch(/^median error \d+\.\d % of [\d,]+ asking prices/);
  });

  it.each([[[]], [['evaluate', 'a', 'b']], [['fit', '--x']]])('says how it is used for %j', async (args) => {
    const { code, errors } = await valuation(...args);
    expect([code, errors]).toEqual([1, expect.stringMatching(/valuation evaluate FILE|Name a file/)]);
  });

  it('says which file cannot be read, and which month it does not understand', async () => {
    expect((await valuation('evaluate', '/nowhere.csv')).errors).toMatch(/^\/nowhere\.csv cannot be read \(ENOENT/);
    expect((await valuation('evaluate', '/dev/zero')).errors).toMatch(/^\/dev\/zero is a device: only regular files/);
  });

  it.runIf(realToday)('fits the real prices to the files that are shipped, within what we promise', async () => {
    const folder = temporaryFolder();
    const { output } = await valuation('fit', real2020!, realToday!, '--month', '2026-08', '--to', folder);
    const [error2020, errorToday] = [...output.matchAll(/median error (\d+\.\d) %/g)].map(([, error]) => Number(error));
    expect(error2020).toBeLessThanOrEqual(10.3);
    expect(errorToday).toBeLessThanOrEqual(13);
    expect(readFileSync(join(folder, 'todays-model.json'))).toEqual(readFileSync(shipped.today));
    expect(readFileSync(join(folder, 'market-2020.json'))).toEqual(readFileSync(shipped.market2020));
  });
});
