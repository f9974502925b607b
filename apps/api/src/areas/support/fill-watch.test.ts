import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailBudgets } from '../../core/database/account-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import { outbox } from '../../core/database/outbox-schema.ts';
import { MailBudget } from '../../core/outbox/mail-budget.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { FillWatch } from './fill-watch.ts';

describe('FillWatch', () => {
  let database: Database;
  let outboxOf: ReturnType<typeof sentMails>;
  let warnings: unknown[];
  const now = new Date('2026-11-21T12:00:00+05:30');
  const counts = { chats: 0, messages: 0 };

  beforeAll(async () => {
    database = await openTestDatabase();
    outboxOf = sentMails(database, {
      clock: () => now,
      budget: new MailBudget({ report: () => undefined, clock: () => now }),
    });
  });
  beforeEach(async () => {
    await database.orm.delete(outbox);
    await database.orm.delete(mailBudgets);
    outboxOf.sent.length = 0;
    warnings = [];
    Object.assign(counts, { chats: 0, messages: 0 });
    now.setTime(Date.parse('2026-11-21T12:00:00+05:30'));
  });
  afterAll(() => outboxOf.close().then(database.close));

  const watchFor = (mailTo?: string) =>
    new FillWatch({
      orm: database.orm,
      levels: [
        async () => ({ store: 'people who ask the bot', count: counts.chats, max: 1000 }),
        async () => ({ store: 'messages to the owner', count: counts.messages, max: 100 }),
      ],
      mailTo,
      clock: () => now,
      logger: { warn: (about: unknown) => void warnings.push(about) } as never,
    });

  it('warns of nothing below 80 %', async () => {
    Object.assign(counts, { chats: 799, messages: 79 });
    await watchFor('owner@example.test').check();
    expect([warnings, await database.orm.select().from(outbox)]).toEqual([[], []]);
  });

  it('warns from 80 % on, in the log and by one mail a day for all processes together', async () => {
    counts.chats = 800;
    const [one, other] = [watchFor('owner@example.test'), watchFor('owner@example.test')];
    for (const watch of [one, other, one]) await watch.check();
    const warning = { store: 'people who ask the bot', count: 800, max: 1000 };
    expect(warnings).toEqual([warning, warning]);
    await outboxOf.settle();
    expect(outboxOf.sent).toMatchObject([
      { to: 'owner@example.test', text: expect.stringContaining('people who ask the bot: 800 of 1,000') },
    ]);
    now.setTime(now.getTime() + 86_400_000);
    await one.check();
    await outboxOf.settle();
    expect([warnings.length, outboxOf.sent.length]).toEqual([3, 2]);
  });

  it('tells the log alone where nobody is named to be mailed', async () => {
    counts.messages = 100;
    await watchFor().check();
    expect(warnings).toHaveLength(1);
    expect(await database.orm.select().from(outbox)).toEqual([]);
  });
});
