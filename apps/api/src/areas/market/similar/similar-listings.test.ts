import { usedBikeSchema } from '@dopahiya/domain/market';
import { listOf } from '@dopahiya/domain/requests';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { writeListings, type WrittenListing } from '../../../testing/write-listings.ts';

/** A listing in Delhi, and others around it with the same model or a similar price. */
const written: WrittenListing[] = [
  { slug: 'the-one', expected_price: 50_000 },
  { slug: 'model-in-agra', city: 'agra', expected_price: 90_000 },
  { slug: 'model-in-delhi', expected_price: 20_000 },
  { slug: 'model-in-mumbai', city: 'mumbai', expected_price: 50_000 },
  { slug: 'model-sold', status: 'sold', sold_at: new Date('2026-11-05T06:30:00Z'), expected_price: 50_000 },
  { slug: 'price-in-delhi', bike: 'surya-royal-350', expected_price: 60_000 },
  { slug: 'price-in-agra', bike: 'surya-royal-350', city: 'agra', expected_price: 40_000 },
  { slug: 'price-far-off', bike: 'surya-royal-350', expected_price: 64_000 },
  { slug: 'gone', status: 'withdrawn', expected_price: 50_000 },
  { slug: 'nowhere', city: null, expected_price: 200_000, bike: null },
];

describe('similar used bikes', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
    await writeListings(database, written);
  });
  afterAll(() => database.close());

  const similarTo = async (key: string) => {
    const { status, body } = await api.get(`/api/used-bikes/${key}/similar/`);
    expect(status).toBe(200);
    return z.parse(listOf(usedBikeSchema), body).map(({ slug }) => slug);
  };

  it('are those of the model, then those of about the price, the nearest first, without itself and what is sold', async () => {
    expect(await similarTo('the-one')).toEqual(['model-in-delhi', 'model-in-agra', 'price-in-delhi']);
  });

  it('are three of many equal ones, whichever of them is asked about', async () => {
    const equal = ['equal-1', 'equal-2', 'equal-3', 'equal-4'];
    await writeListings(
      database,
      equal.map((slug) => ({ slug, city: 'fatehpur-rajasthan', expected_price: 700_000 })),
    );
    const isOther = (slug: string) => (found: string | null) => found !== slug && equal.includes(found ?? '');
    for (const slug of equal) expect((await similarTo(slug)).filter(isOther(slug))).toHaveLength(3);
    await database.orm.delete(listings).where(inArray(listings.slug, equal));
  });

  it('are known of a bike that is listed no more', async () => {
    expect(await similarTo('gone')).toEqual(['model-in-delhi', 'the-one', 'model-in-agra']);
  });

  it('are none where nothing is like it', async () => {
    expect(await similarTo('nowhere')).toEqual([]);
  });

  it('are not there of what never was', async () => {
    expect((await api.get('/api/used-bikes/nothing/similar/')).status).toBe(404);
  });
});
