import { favouriteLimit, favouritesSchema, usedBikeFavourite } from '@dopahiya/domain/account';
import { usedBikeSchema } from '@dopahiya/domain/market';
import { eq, inArray } from 'drizzle-orm';
import { bikeCardSchema } from '@dopahiya/domain/bikes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { favourites, users } from '../../../core/database/account-schema.ts';
import { listingFavourites, listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { writeListings } from '../../../testing/write-listings.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const path = 'users/me/favourites/';

describe('favourites', () => {
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
  });
  afterAll(() => database.close());

  const signedIn = async (who = asha) => {
    const browser = new AccountBrowser(api.app);
    await browser.signIn(who);
    return browser;
  };
  const change = async (browser: AccountBrowser, added: string[], removed: string[] = []) =>
    favouritesSchema.parse((await browser.post(path, { added, removed })).body);

  it('keeps what a browser brings, in its order and once, also from two browsers at the same time', async () => {
    const [phone, laptop] = [await signedIn(), await signedIn()];
    expect(await change(phone, ['surya-s1', 'vega-110', 'surya-s1', 'gone-bike'])).toEqual({
      slugs: ['surya-s1', 'vega-110'],
      left_out: [],
    });
    await Promise.all([change(phone, ['surya-s2', 'surya-s3']), change(laptop, ['surya-s3', 'vega-110', 'surya-s2'])]);
    expect(await change(laptop, [], ['surya-s1', 'nothing'])).toEqual({
      slugs: expect.arrayContaining(['vega-110', 'surya-s2', 'surya-s3']) as string[],
      left_out: [],
    });
    const { headers, body } = await laptop.send('GET', path);
    const cards = (body as unknown as unknown[]).map((card) => bikeCardSchema.parse(card));
    expect(cards.map(({ slug }) => slug).toSorted()).toEqual(['surya-s2', 'surya-s3', 'vega-110']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  /** Favourite names of three used bikes. */
  const usedBikes = async () => {
    await database.orm.delete(listings);
    const slugs = ['first', 'second', 'third'];
    await writeListings(
      database,
      slugs.map((slug) => ({ slug })),
    );
    const rows = await database.orm.select().from(listings).where(inArray(listings.slug, slugs));
    return (slug: string) => usedBikeFavourite(rows.find((row) => row.slug === slug)?.id ?? 0);
  };
  const usedIn = async (browser: AccountBrowser) => {
    const { body } = await browser.send('GET', 'used-bikes/my_favourites/');
    return (body as unknown as unknown[]).map((bike) => usedBikeSchema.parse(bike).slug);
  };

  it('keeps used bikes beside models, in one order, and shows each kind by a call of its own', async () => {
    const [browser, nameOf] = [await signedIn(), await usedBikes()];
    const { slugs } = await change(browser, [nameOf('first'), 'surya-s1', nameOf('second'), 'used-999999999']);
    expect(slugs).toEqual([nameOf('first'), 'surya-s1', nameOf('second')]);
    expect(await usedIn(browser)).toEqual(['second', 'first']);
    const { body } = await browser.send('GET', path);
    expect((body as unknown as unknown[]).map((card) => bikeCardSchema.parse(card).slug)).toEqual(['surya-s1']);
    expect((await change(browser, [], [nameOf('first'), 'surya-s1'])).slugs).toEqual([nameOf('second')]);
  });

  it('shows a used bike that is sold, and one that is withdrawn no more', async () => {
    const [browser, nameOf] = [await signedIn(), await usedBikes()];
    await change(browser, [nameOf('first'), nameOf('second')]);
    const become = (slug: string, state: Partial<typeof listings.$inferInsert>) =>
      database.orm.update(listings).set(state).where(eq(listings.slug, slug));
    await become('first', { status: 'sold', sold_at: new Date('2026-11-20') });
    await become('second', { status: 'withdrawn' });
    expect(await usedIn(browser)).toEqual(['first']);
  });

  it('lets used bikes go with their listing and their account', async () => {
    const [browser, nameOf] = [await signedIn(), await usedBikes()];
    await change(browser, [nameOf('first'), nameOf('second')]);
    await database.orm.delete(listings).where(eq(listings.slug, 'first'));
    expect((await change(browser, [])).slugs).toEqual([nameOf('second')]);
    await database.orm.delete(users);
    expect(await database.orm.$count(listingFavourites)).toBe(0);
  });

  it('shows used bikes of nobody else, and to nobody who is not signed in', async () => {
    const [browser, nameOf] = [await signedIn(), await usedBikes()];
    await change(browser, [nameOf('first')]);
    const ravi = { ...asha, username: 'ravi' };
    await new AccountBrowser(api.app).post('users/register/', ravi);
    expect(await usedIn(await signedIn(ravi))).toEqual([]);
    expect((await new AccountBrowser(api.app).send('GET', 'used-bikes/my_favourites/')).status).toBe(401);
  });

  it('keeps so many and no more, and says what found no room', async () => {
    const browser = await signedIn();
    const [user] = await database.orm.select().from(users);
    const [bike] = await database.orm.select().from(bikes);
    if (!bike || !user) throw new Error('The catalogue of the tests is empty.');
    const { id, ...copy } = bike;
    const copies = Array.from({ length: favouriteLimit }, (_, index) => ({ ...copy, slug: `copy-${index}` }));
    const rows = await database.orm.insert(bikes).values(copies).returning({ id: bikes.id });
    const added_at = new Date('2026-11-20');
    const marked = rows.slice(1).map((row) => ({ user_id: user.id, bike_id: row.id, added_at }));
    await database.orm.insert(favourites).values(marked);
    const { slugs, left_out } = await change(browser, ['surya-s1', 'surya-s2']);
    expect([slugs.length, slugs.at(-1), left_out]).toEqual([favouriteLimit, 'surya-s1', ['surya-s2']]);
    await database.orm.delete(favourites);
  });

  it('shows and changes nobody else’s', async () => {
    const browser = await signedIn();
    await change(browser, ['surya-s1']);
    const ravi = { ...asha, username: 'ravi' };
    await new AccountBrowser(api.app).post('users/register/', ravi);
    const other = await signedIn(ravi);
    await change(other, ['vega-110'], ['surya-s1']);
    expect((await change(browser, [])).slugs).toEqual(['surya-s1']);
    expect((await change(other, [])).slugs).toEqual(['vega-110']);
    const stranger = new AccountBrowser(api.app);
    expect((await stranger.send('GET', path)).status).toBe(401);
    expect((await stranger.post(path, { added: ['surya-s1'] })).status).toBe(401);
  });

  it.each([[{ added: 'surya-s1' }], [{ added: [1] }], [{ removed: ["'; drop table bikes; --"] }], [{ added: ['\0'] }]])(
    'refuses %j',
    async (body) => {
      expect((await (await signedIn()).post(path, body)).status).toBe(400);
    },
  );
});
