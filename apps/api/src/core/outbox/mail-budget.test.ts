import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailBudgets } from '../database/account-schema.ts';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { type Addressee, MailBudget, type MailKind } from './mail-budget.ts';

const noon = new Date('2026-11-21T06:30:00Z').getTime();
const HOUR = 3_600_000;

describe('MailBudget', () => {
  let database: Database;
  let budget: MailBudget;
  const now = new Date(noon);
  const reports: object[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    budget = newBudget();
  });
  beforeEach(async () => {
    now.setTime(noon);
    reports.length = 0;
    await database.orm.delete(mailBudgets);
  });
  afterAll(() => database.close());

  const newBudget = () =>
    new MailBudget({
      report: (event, about) => void reports.push({ event, ...about }),
      clock: () => now,
    });
  const account = (id: number, email: string, isConfirmed = false): Addressee => ({
    id,
    email_key: email,
    email_verified_at: isConfirmed ? new Date(noon) : null,
  });
  const charge = (kind: MailKind, to: Addressee) => budget.charge(database.orm, { kind, to });
  /** Returns how many of `count` mails are sent. */
  const sent = async (count: number, kind: MailKind, to: (number: number) => Addressee) => {
    let goes = 0;
    for (let number = 1; number <= count; number++) goes += Number(await charge(kind, to(number)));
    return goes;
  };

  it('lets ten mails go at once that strangers cause to one mailbox, through however many accounts', async () => {
    const stranger = (id: number) => account(id, 'asha@example.test');
    expect(await sent(15, 'confirmation', stranger)).toBe(4);
    expect(await sent(15, 'reset', stranger)).toBe(3);
    expect((await sent(15, 'notice', stranger)) + (await sent(15, 'alarm', stranger))).toBe(3);
    expect(await sent(15, 'decision', stranger)).toBe(0);
    expect(reports).toContainEqual({ event: 'mail held back', user: 15, kind: 'confirmation' });
    expect(JSON.stringify(reports)).not.toContain('example.test');
  });

  it('tells the owner of a confirmed address what is done with their account, whatever strangers have caused', async () => {
    for (const kind of ['confirmation', 'reset', 'notice', 'alarm'] as const)
      await sent(20, kind, (id) => account(id, 'asha@example.test'));
    const asha = account(100, 'asha@example.test', true);
    expect(await sent(20, 'alarm', () => asha)).toBe(3);
    expect(await sent(20, 'notice', () => asha)).toBe(10);
    expect(await sent(20, 'notice', () => account(101, 'asha@example.test', true))).toBe(10);
  });

  it.each(['asha+2@example.test', 'as.ha@example.test', 'a.s.h.a+won.a.prize@example.test'])(
    'counts %s as the mailbox that it leads to',
    async (email) => {
      await sent(4, 'confirmation', () => account(1, 'asha@example.test'));
      expect(await charge('confirmation', account(2, email))).toBe(false);
      expect(await charge('confirmation', account(3, 'asha@other.example.test'))).toBe(true);
      expect(await charge('confirmation', account(4, 'usha@example.test'))).toBe(true);
    },
  );

  it('holds a mail with links back only while one of the last hour is there, and sends three an hour at most', async () => {
    const times: number[] = [];
    const waits: number[] = [];
    for (let minute = 0; minute < 2 * 24 * 60; minute += 5) {
      now.setTime(noon + minute * 60_000);
      if (await charge('reset', account(1, 'asha@example.test'))) times.push(minute);
      else waits.push(minute - Number(times.at(-1)));
    }
    expect(Math.max(...waits)).toBeLessThan(60);
    for (const time of times)
      expect(times.filter((one) => one >= time && one < time + 60).length).toBeLessThanOrEqual(3);
    expect(times.filter((time) => time < 24 * 60)).toHaveLength(26);
  });

  it('takes no more than there is from processes that ask at the same moment', async () => {
    const replicas = Array.from({ length: 12 }, (_, id) =>
      newBudget().charge(database.orm, { kind: 'reset', to: account(id, 'a@b.in') }),
    );
    expect((await Promise.all(replicas)).filter(Boolean)).toHaveLength(3);
  });

  it('keeps no rows of the past, and of a mailbox one a purpose', async () => {
    for (let id = 0; id < 30; id++) await charge('confirmation', account(id, `rider-${id}@example.test`));
    expect(await database.orm.select().from(mailBudgets)).toHaveLength(30);
    now.setTime(noon + 6 * HOUR);
    for (let count = 0; count < 5; count++) await charge('confirmation', account(1, 'asha@example.test'));
    const rows = await database.orm.select().from(mailBudgets);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('asha');
  });
});
