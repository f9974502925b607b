import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../core/database/open-database.ts';
import { MailBudget } from '../core/outbox/mail-budget.ts';
import { reviewsCommand } from './reviews.ts';
import { asha } from '../testing/account-browser.ts';
import { commandResult, endOf, startCommand } from '../testing/run-commands.ts';
import { seededServices } from '../testing/seeded-services.ts';
import { someSettings, temporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { markOfReview } from '../testing/write-review.ts';

type Settings = Record<string, string>;

const open = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings) => openDatabase({ databaseUrl, dataDir });

/** Extracts the mark that the list prints next to a review's id. */
const markIn = (output: string, id: number | undefined) =>
  new RegExp(`^${id} ([0-9a-f]{8})  `, 'm').exec(output)?.[1] ?? '';

async function writeTwo(database: Database): Promise<number[]> {
  const { reviews } = await seededServices(database);
  const draft = { bike: 'vega-110', rating: 4, title: 'Light', text: 'It climbs the ghat\nand never complains.' };
  const authors = [1, 2].map((id) => ({ id, name: `Rider ${id}` }));
  const ids: number[] = [];
  for (const author of authors) ids.push((await reviews.write(author, draft)).review.id);
  return ids;
}

/** Reads the mail from the file that the command's output names, with its wrapped lines joined. */
function mailIn(output: string): string {
  const [, file = ''] = /The mail to its author is in (.+)\.$/m.exec(output) ?? [];
  return readFileSync(file, 'utf8').replaceAll('=\r\n', '').replaceAll('\r', '');
}

const runReviews = (settings: Settings, ...args: string[]) => commandResult(reviewsCommand, settings, args);

describe('the command of reviews', () => {
  it('lists those that wait, publishes one and refuses one', async () => {
    const settings = await someSettings();
    const database = await open(settings);
    const [first, second] = await writeTwo(database);
    await database.close();
    const { output } = await runReviews(settings);
    const said = '  | by Rider 1\n  | Light\n  | It climbs the ghat\n  | and never complains.';
    const marks = [markIn(output, first), markIn(output, second)] as const;
    expect(output).toContain(`${first} ${marks[0]}  PENDING  vega-110  4 of 5  21 Nov 2026\n${said}\n`);
    expect(output).toMatch(/\nPage 1 of 1\. Waiting to be read: 2\. /);
    expect((await runReviews(settings, 'publish', String(first), marks[0])).output).toBe(
      `Review ${first}: PENDING before, PUBLISHED now\n`,
    );
    const refusal = ['reject', String(second), marks[1], '--reason', 'It is about the dealer.'];
    expect((await runReviews(settings, ...refusal)).output).toContain('REJECTED now');
    const after = await open(settings);
    const { reviews } = await seededServices(after);
    expect((await reviews.list({ bike: 'vega-110', page: 1, limit: 10, sort: undefined })).summary.count).toBe(1);
    await after.close();
  });

  it('decides on the embedded folder, and says so while the site runs on it', async () => {
    const settings = { DATA_DIR: await temporaryDataFolder() };
    const site = await open(settings);
    const [first] = await writeTwo(site);
    const mark = await markOfReview(site, Number(first));
    const { code, errors } = await endOf(
      startCommand(new URL('reviews.ts', import.meta.url), settings, ['publish', String(first), mark]),
    );
    await site.close();
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The data folder .* is in use by another process/)]);
    expect((await runReviews(settings, 'publish', String(first), mark)).output).toContain('PUBLISHED now');
  });

  it('decides nothing of a review that was changed since it was listed, and says what to do', async () => {
    const settings = await someSettings();
    const database = await open(settings);
    const [first] = await writeTwo(database);
    const mark = await markOfReview(database, Number(first));
    const { reviews } = await seededServices(database);
    const author = { id: 1, name: 'Rider 1' };
    await reviews.change(author, Number(first), { rating: 1, title: undefined, text: 'Now it says something else.' });
    await database.close();
    const { code, errors } = await runReviews(settings, 'publish', String(first), mark);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Nothing was decided.*List the reviews again/)]);
    expect((await runReviews(settings)).output).toContain('Waiting to be read: 2.');
  });

  it('writes to the author what was decided, and why', async () => {
    const settings = { ...(await someSettings()), SITE_ORIGIN: 'https://site.test' };
    const database = await open(settings);
    const services = await seededServices(database);
    const user = await services.users.register(asha);
    const author = { id: user.id, name: user.first_name };
    const draft = { rating: 4, title: undefined, text: 'It climbs the ghat and never complains.' };
    const id = (await services.reviews.write(author, { ...draft, bike: 'vega-110' })).review.id;
    const other = (await services.reviews.write(author, { ...draft, bike: 'vega-e1' })).review.id;
    const marks = [await markOfReview(database, id), await markOfReview(database, other)] as const;
    await database.close();
    const folder = { DATA_DIR: temporaryFolder(), ...settings };
    const published = await runReviews(folder, 'publish', String(id), marks[0]);
    const refused = await runReviews(folder, 'reject', String(other), marks[1], '--reason', 'It is about the dealer.');
    const [first = '', second = ''] = [published, refused].map(({ output }) => mailIn(output));
    expect(first).toMatch(/^To: asha@example\.test/m);
    expect(first).toMatch(/^Subject: Your review is published \| Dopahiya/m);
    expect(first).toContain('https://site.test/vega/vega-110');
    expect(second).toContain('Subject: Your review was not published');
    expect(second).toContain('The reason: It is about the dealer.');
  });

  it('says so when its author has had enough mails', async () => {
    const settings = await someSettings();
    const database = await open(settings);
    const services = await seededServices(database);
    const user = await services.users.register(asha);
    const draft = { bike: 'vega-110', rating: 4, title: undefined, text: 'It climbs the ghat and never complains.' };
    const { id } = (await services.reviews.write({ id: user.id, name: user.first_name }, draft)).review;
    const mark = await markOfReview(database, id);
    const budget = new MailBudget({ report: () => undefined, clock: () => new Date() });
    while (await budget.charge(database.orm, { kind: 'decision', to: user }));
    await database.close();
    const { output } = await runReviews({ DATA_DIR: temporaryFolder(), ...settings }, 'publish', String(id), mark);
    expect(output).toContain(
      'PUBLISHED now\nIts author is not told by mail: they have had enough of these mails today.',
    );
  });

  it.each([
    [['burn', '1'], /^Name what to do with the reviews/],
    [['publish', '1'], /^Name what to do with the reviews/],
    [['reject', '1', '0123abcd'], /^Say why with --reason TEXT/],
  ])('says what it cannot do with %j', async (args, reason) => {
    const { code, errors } = await runReviews({ DATA_DIR: temporaryFolder() }, ...args);
    expect([code, errors]).toEqual([1, expect.stringMatching(reason)]);
  });
});
