import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailBudgets, users } from '../database/account-schema.ts';
import type { Database } from '../database/open-database.ts';
import { readApiEnv } from '../settings/env.ts';
import { openApi } from '../../open-api.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { someSettings } from '../../testing/temporary-data-folder.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';
import { inMemoryAccounts } from '../../areas/accounts/account-deps.ts';
import { MailBudget } from './mail-budget.ts';
import type { Mail } from './write-mail.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const noon = new Date('2026-11-21T12:00:00+05:30').getTime();
const newPassword = 'the sea at Konkan';

describe('mails that strangers cause', () => {
  let database: Database;
  let api: SeededApp;
  let mails: ReturnType<typeof sentMails>;
  const now = new Date(noon);
  let sent: Mail[];
  const heldBack: object[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    const names = ['writes', 'signIns', 'accountSignIns', 'registrations', 'recoveries', 'confirmations'] as const;
    const limits = testLimits({
      ...Object.fromEntries(names.map((name) => [name, plenty])),
      addressRecoveries: plenty,
    });
    const budget = new MailBudget({
      report: (_, about) => void heldBack.push(about),
      clock: () => now,
    });
    mails = sentMails(database, { budget, clock: () => now });
    ({ sent } = mails);
    const accounts = { ...inMemoryAccounts(), siteOrigin: 'https://site.test' };
    api = await seededApp(database, now, { limits, siteOrigin: 'https://site.test' }, accounts);
  });
  beforeEach(async () => {
    now.setTime(noon);
    await mails.settle();
    await database.orm.delete(users);
    await database.orm.delete(mailBudgets);
    sent.length = heldBack.length = 0;
    await post('users/register/', asha);
    await subjects(1);
    await database.orm.update(users).set({ email_verified_at: now });
    sent.length = 0;
  });
  afterAll(() => mails.close().then(database.close));

  const newBrowser = () => new AccountBrowser(api.app);
  const post = async (path: string, body: object) => (await newBrowser().post(path, body)).status;
  /** Returns the subjects received once this many mails are sent or held back. */
  const subjects = async (count: number) => {
    await expect.poll(() => sent.length + heldBack.length).toBe(count);
    return sent.map(({ subject }) => subject.replace(' | Dopahiya', ''));
  };
  const register = async (count: number, email = asha.email) => {
    const statuses: number[] = [];
    for (let number = 1; number <= count; number++)
      statuses.push(await post('users/register/', { ...asha, email, username: `stranger-${number}` }));
    return statuses;
  };
  const forgot = async (count: number) => {
    const statuses: number[] = [];
    for (let number = 1; number <= count; number++)
      statuses.push(await post('users/forgot-password/', { email: asha.email }));
    return statuses;
  };
  const tokens = () => sent.flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  const use = (token = '') => post('users/reset-password/', { token, password: newPassword });

  it('are few for fifteen registrations, which are all answered alike', async () => {
    expect(new Set(await register(15))).toEqual(new Set([201]));
    expect(await subjects(15)).toEqual(Array(3).fill('Confirm your email'));
    const [last] = await database.orm.select().from(users).where(eq(users.username, 'stranger-15'));
    expect(heldBack.at(-1)).toEqual({ user: last?.id, kind: 'confirmation' });
  });

  it('keep neither a link to a new password from an owner, nor the news of it', async () => {
    await register(6);
    await subjects(6);
    sent.length = heldBack.length = 0;
    expect(new Set(await forgot(15))).toEqual(new Set([200]));
    expect(await subjects(15)).toEqual(Array(3).fill('Choose a new password'));
    expect(await use(tokens()[0])).toBe(200);
    expect(await subjects(16)).toContain('Your password was changed');
  });

  it('leave an hour after each link the next one to whoever asks', async () => {
    await forgot(4);
    await subjects(4);
    now.setTime(noon + 3_600_000);
    await forgot(2);
    await subjects(6);
    expect([tokens().length, await use(tokens()[0]), await use(tokens()[3])]).toEqual([4, 400, 200]);
    await subjects(7);
  });

  it('tell an owner of what they do while signed in', async () => {
    await register(6);
    await forgot(6);
    await subjects(12);
    sent.length = heldBack.length = 0;
    const browser = newBrowser();
    await browser.signIn();
    await browser.post('users/change-password/', { password: asha.password, new_password: newPassword });
    expect(await subjects(1)).toEqual(['Your password was changed']);
    await browser.post('users/change-email/', { password: newPassword, email: 'asha.new@example.test' });
    expect(await subjects(3)).toEqual([
      'Your password was changed',
      'Confirm your new email',
      'Approve the change of your email',
    ]);
  });

  it('are few for all that a stranger does with accounts on an address which they never confirmed', async () => {
    await register(5, 'victim@example.test');
    const browser = newBrowser();
    await browser.signIn({ username: 'stranger-1', password: asha.password });
    let password = asha.password;
    for (let number = 1; number <= 5; number++) {
      const new_password = `the sea at Konkan ${number}`;
      await browser.post('users/change-password/', { password, new_password });
      await browser.post('users/change-email/', { password: new_password, email: `win-${number}@evil.example` });
      password = new_password;
    }
    await subjects(5 + 3 * 5);
    const received = sent.filter(({ to }) => to === 'victim@example.test');
    expect(received).toHaveLength(4 + 3);
    for (const { text, html } of received) expect(`${text}${html}`).not.toMatch(/asha|rao|stranger|evil/i);
  });
});

it('are few from an API as it is started', async () => {
  const place: Record<string, string> = { ...(await someSettings()), JWT_KEY: 'a'.repeat(43) };
  const lines: string[] = [];
  const started = await openApi({ ...readApiEnv(place), logger: pino({}, { write: (line) => void lines.push(line) }) });
  const register = (number: number) =>
    started.fetch(
      new Request('http://site.test/api/users/register/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...asha, username: `stranger-${number}` }),
      }),
    );
  for (let number = 1; number <= 6; number++) expect((await register(number)).status).toBe(201);
  const heldBack = () => lines.filter((line) => line.includes('mail held back')).length;
  await expect.poll(heldBack).toBe(2);
  await started.close();
  expect(readdirSync(join(place['DATA_DIR'] ?? '', 'outbox'))).toHaveLength(4);
});
