import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users, articleLikes } from '../../core/database/account-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const path = 'news/newer-one/like/';

describe('likes', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    const limits = testLimits({ writes: plenty, signIns: plenty, accountSignIns: plenty, registrations: plenty });
    api = await seededApp(database, undefined, { limits });
  });
  beforeEach(async () => {
    await database.orm.delete(users);
    await new AccountBrowser(api.app).post('users/register/', asha);
    await confirm(new Date());
  });
  afterAll(() => database.close());

  const confirm = (email_verified_at: Date | null) => database.orm.update(users).set({ email_verified_at });
  const signedIn = async () => {
    const browser = new AccountBrowser(api.app);
    await browser.signIn();
    return browser;
  };

  it('are there once, however often they are sent and from wherever, and can be taken back', async () => {
    const [phone, laptop] = [await signedIn(), await signedIn()];
    expect((await phone.send('GET', path)).body).toEqual({ like_count: 0, is_liked: false });
    await Promise.all([phone.post(path), laptop.post(path), phone.post(path)]);
    const { headers, body } = await laptop.send('GET', path);
    expect(body).toEqual({ like_count: 1, is_liked: true });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await api.get<{ like_count: number }>('/api/news/newer-one/')).body.like_count).toBe(1);
    expect((await phone.send('DELETE', path)).body).toEqual({ like_count: 0, is_liked: false });
    expect((await phone.send('DELETE', path)).body).toEqual({ like_count: 0, is_liked: false });
    await phone.post('news/older-one/like/');
    const { body: list } = await api.get<{ results: { slug: string }[] }>('/api/news/?ordering=-like_count');
    expect(list.results.map(({ slug }) => slug)).toEqual(['older-one', 'newer-one']);
  });

  it('are for those alone who are signed in, and for articles that there are', async () => {
    const stranger = new AccountBrowser(api.app);
    for (const method of ['GET', 'POST', 'DELETE']) expect((await stranger.send(method, path)).status).toBe(401);
    const browser = await signedIn();
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await browser.send(method, 'news/nothing/like/')).status).toBe(404);
  });

  it('are of those alone who have confirmed their mail address, but can be taken back by all', async () => {
    const browser = await signedIn();
    await browser.post(path);
    await confirm(null);
    expect(await browser.post('news/older-one/like/')).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^Confirm your email first/) },
    });
    expect((await browser.send('GET', path)).body).toEqual({ like_count: 1, is_liked: true });
    expect((await browser.send('DELETE', path)).body).toEqual({ like_count: 0, is_liked: false });
    expect((await browser.post(path)).status).toBe(403);
  });

  it('stand in what somebody takes along, and go with the account', async () => {
    const browser = await signedIn();
    await browser.post(path);
    const { body } = await browser.send('GET', 'users/me/export/');
    expect(body['liked_articles']).toEqual([{ article: 'newer-one' }]);
    const { status } = await browser.send('DELETE', 'users/me/', { password: asha.password });
    expect([status < 300, await database.orm.select().from(articleLikes)]).toEqual([true, []]);
  });
});
