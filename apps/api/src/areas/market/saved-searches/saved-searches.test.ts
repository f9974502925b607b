import { savedSearchLimit, savedSearchSchema } from '@dopahiya/domain/market';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { savedSearches } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const path = 'used-bikes/saved_searches/';
const ravi = { ...asha, username: 'ravi', email: 'ravi@example.test' };

describe.each(testDatabases)('saved searches on $name', ({ open }) => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await open();
    const limits = testLimits({ writes: plenty, signIns: plenty, accountSignIns: plenty, registrations: plenty });
    api = await seededApp(database, undefined, { limits });
  });
  beforeEach(async () => {
    await database.orm.delete(users);
  });
  afterAll(() => database.close());

  const signedIn = async (who = asha) => {
    const browser = new AccountBrowser(api.app);
    await browser.post('users/register/', who);
    await browser.signIn(who);
    return browser;
  };
  const save = (browser: AccountBrowser, query: unknown) => browser.post(path, { query });
  const listed = async (browser: AccountBrowser) =>
    ((await browser.send('GET', path)).body as unknown as unknown[]).map((one) => savedSearchSchema.parse(one));

  it('keeps a search once, in one order of its filters, and lists the latest first', async () => {
    const browser = await signedIn();
    const { status, body } = await save(browser, 'max_price=40000&search=splendor&page=3&utm=x');
    expect(status).toBe(201);
    const first = savedSearchSchema.parse(body);
    expect(first.query).toBe('search=splendor&max_price=40000');
    const again = await save(browser, 'search=splendor&max_price=40000');
    expect([again.status, savedSearchSchema.parse(again.body).id]).toEqual([200, first.id]);
    await save(browser, 'brand=vega&sort=price-low');
    expect((await listed(browser)).map(({ query }) => query)).toEqual([
      'brand=vega&sort=price-low',
      'search=splendor&max_price=40000',
    ]);
  });

  it.each([
    ['', 400],
    ['page=2', 400],
    ['sort=price-low', 400],
    ['max_price=cheap', 400],
    ['min_year=2020&max_year=2010', 400],
    [`search=${'x'.repeat(2000)}`, 400],
    [7, 400],
  ])('refuses %j', async (query, status) => {
    const browser = await signedIn();
    const answer = await save(browser, query);
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('query');
    expect(await listed(browser)).toEqual([]);
  });

  it('keeps so many and no more, also when they are saved at the same time', async () => {
    const browser = await signedIn();
    const years = Array.from({ length: savedSearchLimit + 3 }, (_, index) => 1995 + index);
    const answers = await Promise.all(years.map((year) => save(browser, `min_year=${year}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(savedSearchLimit);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body]).toEqual([
      409,
      expect.objectContaining({ detail: expect.stringMatching(/Delete one/) }),
    ]);
  });

  it('deletes only one’s own, and lets all go with the account', async () => {
    const [mine, other] = [await signedIn(), await signedIn(ravi)];
    const { id } = savedSearchSchema.parse((await save(mine, 'brand=vega')).body);
    expect((await other.send('DELETE', `${path}${id}/`)).status).toBe(404);
    expect(await listed(other)).toEqual([]);
    expect((await mine.send('DELETE', `${path}${id}/`)).status).toBe(200);
    expect((await mine.send('DELETE', `${path}${id}/`)).status).toBe(404);
    await save(mine, 'brand=surya');
    await database.orm.delete(users);
    expect(await database.orm.$count(savedSearches)).toBe(0);
  });

  it('are in the export, and for nobody who is not signed in', async () => {
    const browser = await signedIn();
    await save(browser, 'brand=vega');
    const { body } = await browser.send('GET', 'users/me/export/');
    expect(body).toMatchObject({ saved_searches: [{ query: 'brand=vega' }] });
    const stranger = new AccountBrowser(api.app);
    expect((await stranger.send('GET', path)).status).toBe(401);
    expect((await save(stranger, 'brand=vega')).status).toBe(401);
  });
});
