import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from './db/open-database.ts';
import { seededServices } from './testing/seeded-services.ts';
import { endOf, startCommand } from './testing/source-command.ts';
import { createTemporaryDatabase } from './testing/temporary-database.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

type Settings = Record<string, string>;

const serverUrl = inject('postgresServer');

/** A server where the run has one, for that is quicker; else a folder. */
async function someSettings(): Promise<Settings> {
  if (!serverUrl) return { DATA_DIR: temporaryFolder() };
  const temporary = await createTemporaryDatabase(serverUrl);
  onTestFinished(temporary.drop);
  return { DATABASE_URL: temporary.url };
}

const open = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings) => openDatabase({ databaseUrl, dataDir });

async function writeTwo(database: Database): Promise<number[]> {
  const { reviews } = await seededServices(database);
  const draft = { bike: 'vega-110', rating: 4, title: 'Light', text: 'It climbs the ghat\nand never complains.' };
  const authors = [1, 2].map((id) => ({ id, name: `Rider ${id}` }));
  const ids: number[] = [];
  for (const author of authors) ids.push((await reviews.write(author, draft)).review.id);
  return ids;
}

const reviewsCommand = (settings: Settings, ...args: string[]) =>
  endOf(startCommand(new URL('reviews.ts', import.meta.url), settings, args));

describe('the command of reviews', { timeout: 180_000 }, () => {
  it('lists those that wait, publishes one and refuses one', async () => {
    const settings = await someSettings();
    const database = await open(settings);
    const [first, second] = await writeTwo(database);
    await database.close();
    const { output } = await reviewsCommand(settings);
    const said = '  | by Rider 1\n  | Light\n  | It climbs the ghat\n  | and never complains.';
    expect(output).toContain(`${first}  PENDING  vega-110  4 of 5  21 Nov 2026\n${said}\n`);
    expect(output).toMatch(/\nPage 1 of 1\. Waiting to be read: 2\. /);
    expect((await reviewsCommand(settings, 'publish', String(first))).output).toBe(
      `Review ${first}: PENDING before, PUBLISHED now\n`,
    );
    const refusal = ['reject', String(second), '--reason', 'It is about the dealer.'];
    expect((await reviewsCommand(settings, ...refusal)).output).toContain('REJECTED now');
    const after = await open(settings);
    const { reviews } = await seededServices(after);
    expect((await reviews.list({ bike: 'vega-110', page: 1, limit: 10, sort: undefined })).summary.count).toBe(1);
    await after.close();
  });

  it('decides on the embedded folder, and says so while the site runs on it', async () => {
    const settings = { DATA_DIR: temporaryFolder() };
    const site = await open(settings);
    const [first] = await writeTwo(site);
    const { code, errors } = await reviewsCommand(settings, 'publish', String(first));
    await site.close();
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The data folder .* is in use by another process/)]);
    expect((await reviewsCommand(settings, 'publish', String(first))).output).toContain('PUBLISHED now');
  });

  it.each([
    [['burn', '1'], /^Name what to do with the reviews/],
    [['reject', '1'], /^Say why with --reason TEXT/],
  ])('says what it cannot do with %j', async (args, reason) => {
    const { code, errors } = await reviewsCommand({ DATA_DIR: temporaryFolder() }, ...args);
    expect([code, errors]).toEqual([1, expect.stringMatching(reason)]);
  });
});
