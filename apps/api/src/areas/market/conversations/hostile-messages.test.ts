import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversationMessages, conversationOffers, reports } from '../../../core/database/conversation-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { hostileValues } from '../../../testing/hostile-values.ts';
import { seededApp } from '../../../testing/seeded-app.ts';
import { confirmedBrowser, listBike, ravi, buildMessage } from '../../../testing/talking-people.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';

const plenty = { burst: 10_000, perSecond: 1000 };
const message = { text: 'Is it still there?', offer: 48_000, is_insisted: true, submission_key: 'a-key-of-a-browser' };
const report = { subject: 'listing', id: 1, ground: 'false', note: 'It was sold in May.' };

describe('what is said in conversations and reports', () => {
  let database: Database;
  let buyer: AccountBrowser;
  let bike: { id: number; slug: string };
  let conversation: number;
  let offer: number;

  beforeAll(async () => {
    database = await openTestDatabase();
    const limits = testLimits({ writes: plenty, talks: plenty, listings: plenty, signIns: plenty });
    const api = await seededApp(database, new Date('2026-11-21T12:00:00+05:30'), { limits });
    const seller = await confirmedBrowser(api, database, asha);
    buyer = await confirmedBrowser(api, database, ravi);
    bike = await listBike(seller);
  });
  beforeEach(async () => {
    await forget();
    const { body } = await buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage(null, { offer: 47_000 }));
    conversation = Number(body['id']);
    offer = (await database.orm.select().from(conversationOffers))[0]?.id ?? 0;
  });
  afterAll(() => database.close());

  /** Keeps the number of messages below the limits. */
  async function forget() {
    for (const table of [conversationMessages, conversationOffers, reports]) await database.orm.delete(table);
  }

  const calls = [
    ['a first message', 'POST', () => `used-bikes/${bike.slug}/conversation/`, () => message],
    ['an answer', 'POST', () => `conversations/${conversation}/messages/`, () => message],
    ['a decision', 'PATCH', () => `conversations/${conversation}/offers/${offer}/`, () => ({ status: 'withdrawn' })],
    ['what is seen', 'POST', () => `conversations/${conversation}/seen/`, () => ({ message: 1 })],
    ['a report', 'POST', () => 'reports/', () => ({ ...report, id: bike.id })],
  ] as const;

  it.each(calls)(
    'takes of each field of %s what it can be, and says of all else why not',
    async (_, method, path, whole) => {
      const answers: string[] = [];
      for (const field of Object.keys(whole()))
        for (const [what, value] of hostileValues) {
          const { status, body } = await buyer.send(method, path(), { ...whole(), [field]: value });
          if (!isTaken(status) && !isExplained(status, body, field))
            answers.push(`${field}, ${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
          await forget();
        }
      expect(answers).toEqual([]);
    },
  );

  const isTaken = (status: number) => [200, 201, 204].includes(status);

  /** Checks for a sentence about that field, or a 404: unknown listing ids and deleted offers are not found. */
  function isExplained(status: number, body: Record<string, unknown>, field: string): boolean {
    const { detail, [field]: fieldErrors } = body as { detail?: string } & Record<string, string[] | undefined>;
    const sentence = status === 404 ? detail : fieldErrors?.[0];
    return [400, 404].includes(status) && (sentence ?? '').length > 10;
  }

  it.each(calls)('refuses 20 kB as %s, and says how much it may be', async (_, method, path, whole) => {
    const { status, body } = await buyer.send(method, path(), { ...whole(), text: 'x'.repeat(20_000) });
    expect([status, body['detail']]).toEqual([413, expect.stringContaining('larger than 16 kB')]);
  });

  it('keeps what nobody sees out of messages and notes, and markup as the text that it is', async () => {
    const text = '<b>Is it</b>\u2060 still\u200B there?\u3164';
    await buyer.post(`conversations/${conversation}/messages/`, buildMessage(text));
    await buyer.post('reports/', { ...report, id: bike.id, note: text });
    const messages = await database.orm.select().from(conversationMessages).orderBy(conversationMessages.id);
    const words = messages.map((row) => row.text);
    const notes = (await database.orm.select().from(reports)).map(({ note }) => note);
    expect([words.at(-1), notes]).toEqual(['<b>Is it</b> still there?', ['<b>Is it</b> still there?']]);
  });
});
