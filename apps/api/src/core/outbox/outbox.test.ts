import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordChangedMail, verificationMail } from '../../areas/accounts/mail/account-mails.ts';
import { UserRepository, type UserRow } from '../../areas/accounts/users/user-repository.ts';
import { mailBudgets, mailTokens, users } from '../database/account-schema.ts';
import type { Database } from '../database/open-database.ts';
import { outbox } from '../database/outbox-schema.ts';
import { readRows } from '../database/row-queries.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { LostAnswerError } from './delivery.ts';
import { draftMail } from './draft-mail.ts';
import { enqueueMail, isOutboxFull, enqueueUserMail } from './enqueue-mail.ts';
import { MailBudget } from './mail-budget.ts';
import { openOutbox } from '../../areas/accounts/mail/open-outbox.ts';
import { OutboxRepository } from './outbox-repository.ts';
import type { Mail } from './write-mail.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const away = () => Promise.reject(new Error('The mail server is away.'));

describe('the outbox', () => {
  let database: Database;
  let asha: UserRow;
  let sent: Mail[];
  const errors: object[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    const { orm } = database;
    await orm.delete(users);
    await orm.delete(outbox);
    await orm.delete(mailBudgets);
    sent = [];
    errors.length = 0;
    const [user] = await orm
      .insert(users)
      .values({
        username: 'asha',
        username_key: 'asha',
        email: 'Asha@example.test',
        email_key: 'asha@example.test',
        email_verified_at: now,
        first_name: 'Asha',
        last_name: 'Rao',
        password_hash: 'a hash of a password',
        password_changed_at: now,
        created_at: now,
      })
      .returning();
    asha = user as UserRow;
  });
  afterAll(() => database.close());

  const senderWith = (
    deliver: (mail: Mail) => Promise<void> = async (mail) => void sent.push(mail),
    budget = new MailBudget({ clock: () => now, report: () => undefined }),
  ) =>
    openOutbox({
      orm: database.orm,
      clock: () => now,
      siteOrigin: 'https://site.test',
      deliver,
      budget,
      logger: { error: (about: object) => void errors.push(about) },
    });
  const waiting = () => database.orm.select().from(outbox).orderBy(outbox.id);
  const notice = (subject: string) => draftMail(asha, 'notice', { subject, lines: [] });
  const passTime = (seconds: number) =>
    database.orm.update(outbox).set({ due_at: sql`${outbox.due_at} - ${seconds}::float8 * interval '1 second'` });
  const moment = async () =>
    (await readRows<{ moment: string }>(database.orm, sql`select clock_timestamp()::text as moment`))[0]?.moment;
  /** Tells whether the only mail is due so many seconds after something that was done since a moment, however long that took. */
  const isDueIn = async (seconds: number, since: string | undefined) => {
    const wait = sql`${seconds}::float8 * interval '1 second'`;
    const isBetween = sql`due_at - ${wait} between ${since}::timestamptz and clock_timestamp()`;
    return (await readRows<{ is: boolean }>(database.orm, sql`select ${isBetween} as "is" from outbox`))[0]?.is;
  };
  const subjects = () => sent.map(({ subject }) => subject.replace(' | Dopahiya', ''));

  it.each(['a link of its own', 'new passwords'] as const)(
    'sends nothing with %s to an account that is deleted while its mail is in hand, and logs no error',
    async (kind) => {
      const { orm } = database;
      const draft =
        kind === 'new passwords'
          ? { kind: 'reset' as const, to: { email_key: asha.email_key } }
          : verificationMail(asha);
      await enqueueMail(orm, draft);
      const budget = {
        charge: async (transaction: typeof orm) => (await transaction.delete(users), true),
      } as unknown as MailBudget;
      const outcome = await senderWith(undefined, budget).sendNext();
      expect([outcome, sent, errors, await waiting()]).toEqual([{ outcome: 'nobody' }, [], [], []]);
    },
  );

  it('sends mails in the order in which they came, each once, and forgets them', async () => {
    await enqueueMail(database.orm, [notice('First'), notice('Second')]);
    await enqueueMail(database.orm, notice('Third'));
    const sender = senderWith();
    while (await sender.sendNext());
    expect(subjects()).toEqual(['First', 'Second', 'Third']);
    expect(await waiting()).toEqual([]);
  });

  it('has no mail of what was not done', async () => {
    const done = database.orm.transaction(async (transaction) => {
      await enqueueUserMail(transaction, asha.id, (user) => passwordChangedMail(user));
      throw new Error('It fails after all.');
    });
    await expect(done).rejects.toThrow();
    expect(await waiting()).toEqual([]);
  });

  it('lets many processes send at the same time, and no mail twice', async () => {
    const mails = Array.from({ length: 30 }, (_, number) =>
      draftMail({ ...asha, id: 0 }, 'message', { subject: `${number}`, lines: [] }),
    );
    await enqueueMail(database.orm, mails);
    const sendAll = async () => {
      const sender = senderWith();
      while (await sender.sendNext());
    };
    await Promise.all(Array.from({ length: 6 }, sendAll));
    expect(subjects().toSorted((a, b) => Number(a) - Number(b))).toEqual(mails.map((_, number) => `${number}`));
  });

  it('makes the secret of a link when it is sent, and never keeps one', async () => {
    await enqueueMail(database.orm, verificationMail(asha));
    await enqueueMail(database.orm, { kind: 'reset', to: { email_key: asha.email_key } });
    const stored = JSON.stringify(await waiting());
    expect(stored).not.toMatch(/token=|a hash of a password|Rao/);
    expect(await database.orm.select().from(mailTokens)).toEqual([]);
    const sender = senderWith();
    while (await sender.sendNext());
    expect(sent.map(({ text }) => /\/([\w-]+)\?token=[\w-]{20,}/.exec(text)?.[1])).toEqual([
      'verify-email',
      'reset-password',
    ]);
    expect(await database.orm.select().from(mailTokens)).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it('forgets a wish for links to an address that nobody has', async () => {
    await enqueueMail(database.orm, { kind: 'reset', to: { email_key: 'nobody@example.test' } });
    expect(await senderWith().sendNext()).toEqual({ outcome: 'nobody' });
    expect([sent, await waiting()]).toEqual([[], []]);
    expect(await database.orm.select().from(mailBudgets)).toEqual([]);
  });

  it('tries again after longer and longer waits, charges once, and gives none up for how often it was taken', async () => {
    await enqueueMail(database.orm, notice('Hello'));
    const sender = senderWith(away);
    const waits = [5, 30, 120, 900, 3600, 14_400, 43_200];
    for (const wait of waits) {
      const before = await moment();
      expect((await sender.sendNext())?.outcome).toBe('postponed');
      expect(await isDueIn(wait, before)).toBe(true);
      await passTime(wait - 3600);
      expect(await sender.sendNext()).toBeUndefined();
      await passTime(3600);
    }
    const [budget] = await database.orm.select().from(mailBudgets);
    expect(budget?.whole_at).toEqual(new Date(now.getTime() + 2 * 3_600_000));
    expect((await sender.sendNext())?.outcome).toBe('postponed');
    expect(await waiting()).toHaveLength(1);
    expect(errors).toHaveLength(8);
    expect(JSON.stringify(errors)).not.toContain('asha@example.test');
  });

  it('sends once more what was handed over without an answer, and not a third time', async () => {
    await enqueueMail(database.orm, notice('Hello'));
    const tries: (string | undefined)[] = [];
    const sender = senderWith(async ({ messageId }) => {
      tries.push(messageId);
      throw new LostAnswerError('No answer.');
    });
    expect((await sender.sendNext())?.outcome).toBe('postponed');
    await passTime(5);
    expect((await sender.sendNext())?.outcome).toBe('given up');
    expect(tries).toHaveLength(2);
    expect(new Set(tries).size).toBe(1);
    expect(tries[0]).toMatch(/^<\d+\.\d+@site\.test>$/);
  });

  it('leaves a mail that somebody had in hand when they ended to the next one, after two minutes', async () => {
    await enqueueMail(database.orm, notice('Hello'));
    const killed = new OutboxRepository(database.orm);
    const before = await moment();
    const inHand = await killed.take();
    expect(await isDueIn(120, before)).toBe(true);
    expect(await senderWith().sendNext()).toBeUndefined();
    await passTime(120);
    expect((await senderWith(away).sendNext())?.outcome).toBe('postponed');
    // A process that was presumed dead no longer owns the mail.
    if (inHand) await killed.remove(inHand);
    expect(await waiting()).toHaveLength(1);
  });

  it('holds back what its recipient has had enough of', async () => {
    await enqueueMail(
      database.orm,
      Array.from({ length: 12 }, (_, number) => notice(`${number}`)),
    );
    const sender = senderWith();
    const outcomes: (string | undefined)[] = [];
    for (let count = 0; count < 12; count++) outcomes.push((await sender.sendNext())?.outcome);
    expect(outcomes).toEqual([...Array<string>(10).fill('sent'), 'held back', 'held back']);
    expect(await waiting()).toEqual([]);
  });

  it('sends nothing that is older than a day, and forgets it', async () => {
    await enqueueMail(database.orm, [notice('Old'), notice('New')]);
    const [old] = await waiting();
    await database.orm
      .update(outbox)
      .set({ created_at: sql`now() - interval '24 hours'` })
      .where(eq(outbox.id, Number(old?.id)));
    const sender = senderWith();
    while (await sender.sendNext());
    expect(subjects()).toEqual(['New']);
    expect(await new OutboxRepository(database.orm).forgetOld()).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('lets ten thousand wait, of what strangers cause half as many, and keeps nobody from what they do', async () => {
    const fill = (count: number) =>
      database.orm.execute(
        sql`insert into outbox (kind, mail) select 'notice', '{}' from generate_series(1, ${count}::int)`,
      );
    const reset = () => enqueueMail(database.orm, { kind: 'reset', to: { email_key: asha.email_key } });
    await fill(4999);
    expect([await isOutboxFull(database.orm), (await reset()).length]).toEqual([false, 1]);
    expect([await isOutboxFull(database.orm), (await reset()).length]).toEqual([true, 0]);
    expect(await enqueueMail(database.orm, notice('Hello'))).toHaveLength(1);
    await fill(4999);
    expect(await enqueueMail(database.orm, notice('Hello'))).toEqual([]);
  });

  it('lets no more than fifty megabytes wait', async () => {
    await database.orm.execute(
      sql`insert into outbox (kind, mail) select 'notice', repeat('x', 1000000) from generate_series(1, 50)`,
    );
    expect(await enqueueMail(database.orm, notice('Hello'))).toEqual([]);
  });

  it('forgets with an account what waits to be sent to it', async () => {
    await enqueueMail(database.orm, [notice('Hello'), verificationMail(asha)]);
    await enqueueMail(database.orm, draftMail({ ...asha, id: 0 }, 'message', { subject: 'Message', lines: [] }));
    await new UserRepository(database.orm).remove(asha.id, new Date());
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['message']);
  });
});
