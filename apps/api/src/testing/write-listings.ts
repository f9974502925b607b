import { eq, sql } from 'drizzle-orm';
import { listings } from '../core/database/listing-schema.ts';
import type { Database } from '../core/database/open-database.ts';
import { bikes, brands, cities } from '../core/database/schema.ts';
import { searchTextOf } from '../areas/market/own/listing-names.ts';

/** Listing over the made-up catalogue as sent by a seller. */
export const listingDraft = {
  brand: 'vega',
  model: '110',
  year_of_manufacture: 2021,
  km_ridden: 18_400,
  city: 'delhi',
  registration_location: 'DL01',
  owner: '1st',
  condition: 'good',
  expected_price: 52_000,
  description: 'One owner, serviced at the dealer, bills are there.',
  contact: '9876543210',
};

type Row = typeof listings.$inferInsert;

/** Listing for tests: a sample unless it has a seller; brand, model and city by slug. */
export interface WrittenListing extends Partial<Omit<Row, 'slug' | 'brand_id' | 'bike_id' | 'city_id' | 'is_sample'>> {
  slug: string;
  brand?: string;
  bike?: string | null;
  city?: string | null;
}

const added = new Date('2026-11-01T12:00:00+05:30');
const expires = new Date('2026-12-31T12:00:00+05:30');

/** Inserts listings over the made-up catalogue in one statement. */
export async function writeListings({ orm }: Database, written: readonly WrittenListing[]): Promise<void> {
  const idOf = (table: typeof brands | typeof bikes | typeof cities, slug: string | null) =>
    slug === null ? null : sql<number>`(select ${table.id} from ${table} where ${eq(table.slug, slug)})`;
  const rows = written.map(({ brand = 'surya', bike = 'surya-s1', city = 'delhi', ...facts }) => {
    const named = { brand_name: brand, model: bike ?? 'A model', version: null, year_of_manufacture: 2022, ...facts };
    const isSample = (facts.user_id ?? null) === null;
    return {
      ...usual,
      ...named,
      brand_id: idOf(brands, brand),
      bike_id: idOf(bikes, bike),
      city_id: idOf(cities, city),
      is_sample: isSample,
      expires_at: isSample ? null : (facts.expires_at ?? expires),
      search_text: searchTextOf({ ...named, brand, city: [city] }),
    };
  });
  await orm.insert(listings).values(rows);
}

const usual = {
  km_ridden: 12_000,
  registration_location: 'DL01',
  owner: '1st' as const,
  condition: 'good' as const,
  expected_price: 40_000,
  is_price_negotiable: true,
  description: 'A bike that exists in tests and nowhere else.',
  status: 'active' as const,
  created_at: added,
  updated_at: added,
};
