import { colourOfPaint, type ListingCondition, type ListingOwner } from '@dopahiya/domain/market';
import type { listings } from '../../core/database/listing-schema.ts';
import { searchTextOf } from '../market/index.ts';
import { hashOf } from '../media/index.ts';
import type { CatalogueFile, CatalogueModel } from '../../core/catalogue-file/catalogue-file.ts';
import type { CatalogueCity } from './cities-file.ts';
import type { UsedBikesFile } from './sample-files.ts';
import type { Catalogue } from './catalogue.ts';

/** Listing before its brand, model and city have ids: given by slug. */
export type ListingRow = Omit<typeof listings.$inferInsert, 'brand_id' | 'bike_id' | 'city_id'> & {
  brand: string;
  bike: string;
  city: string;
};

interface PricedModel {
  brand: CatalogueFile['brand'];
  model: CatalogueModel;
  price: number;
  month: string;
  /** Last possible year of purchase of a one-year-old bike, and the first possible one. */
  years: { first: number; last: number };
}

const ROUNDED_TO = 500;
const conditions: ListingCondition[] = ['excellent', 'good', 'good', 'fair'];

/**
 * Generates sample listings over models and cities, the same on every run: no bike is older than its model, and each price follows from the
 * price new by the rule shown on the listing. Samples have no seller and no phone number.
 */
export function sampleListings({ brands, cities, usedBikes }: Catalogue): ListingRow[] {
  if (!usedBikes) return [];
  const places = cities.toSorted((a, b) => b.population - a.population).slice(0, usedBikes.largest_cities);
  const models = brands
    .flatMap(({ brand, models: all }) => all.flatMap((model) => toPriced(brand, model, usedBikes.oldest)))
    .toSorted((a, b) => b.model.popularity - a.model.popularity || a.model.slug.localeCompare(b.model.slug))
    .slice(0, usedBikes.models);
  return models.flatMap((model, place) =>
    Array.from({ length: usedBikes.listings_per_model }, (_, turn) => {
      const city = places[(place * 2 + turn * 7) % places.length];
      return city ? [sampleListing(model, city, turn + 1, usedBikes)] : [];
    }).flat(),
  );
}

/** Returns a model on sale with a price and month, launched at least a year before that. */
function toPriced(brand: CatalogueFile['brand'], model: CatalogueModel, oldest: number): PricedModel[] {
  const { status, price, price_month: month, launch_date } = model;
  if (status !== 'on_sale' || price === null || !month || !launch_date) return [];
  const last = Number(month.slice(0, 4)) - 1;
  const first = Math.max(Number(launch_date.slice(0, 4)), last + 1 - oldest);
  return first > last ? [] : [{ brand, model, price, month, years: { first, last } }];
}

function sampleListing(
  { brand, model, price, month, years }: PricedModel,
  city: CatalogueCity,
  number: number,
  plan: UsedBikesFile,
): ListingRow {
  const slug = `sample-${model.slug}-${city.slug}-${number}`;
  const chance = chancesOf(slug);
  const year = years.first + Math.floor(chance(0) * (years.last - years.first + 1));
  const age = years.last + 1 - year;
  const owners = 1 + Math.floor(chance(1) * Math.min(3, 1 + age / 3));
  const paint = model.colours[Math.floor(chance(2) * model.colours.length)];
  const day = String(1 + Math.floor(chance(3) * 28)).padStart(2, '0');
  const added = new Date(`${month}-${day}T12:00:00+05:30`);
  const facts = { model: model.name, version: null, year_of_manufacture: year };
  return {
    ...facts,
    slug,
    user_id: null,
    brand: brand.slug,
    brand_name: brand.name,
    bike: model.slug,
    city: city.slug,
    km_ridden: Math.round(age * (3000 + chance(4) * 6000)),
    color: paint ? colourOfPaint(paint) : null,
    registration_location: city.rto_code ?? city.state,
    owner: ownerOf(owners),
    condition: conditions[Math.floor(chance(5) * conditions.length)] ?? 'good',
    expected_price: priceOf(price, { age, owners }, plan),
    is_price_negotiable: chance(6) < 0.7,
    description: descriptionOf(plan),
    status: 'active',
    is_sample: true,
    search_text: searchTextOf({ ...facts, brand: brand.name, city: [city.name, city.also_known_as, city.state] }),
    created_at: added,
    updated_at: added,
  };
}

function priceOf(price: number, { age, owners }: { age: number; owners: number }, plan: UsedBikesFile): number {
  const kept = plan.first_year * plan.later_years ** (age - 1) * (1 - plan.further_owner * (owners - 1));
  return Math.round((price * kept) / ROUNDED_TO) * ROUNDED_TO;
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

function descriptionOf({ first_year, later_years, further_owner }: UsedBikesFile): string {
  return [
    'Sample: this bike does not exist, and nobody sells it. It shows what a listing looks like.',
    `Its price follows from the price new: ${percent(first_year)} of it after one year, ${percent(later_years)} of the year ` +
      `before after each further one, less ${percent(further_owner)} for each earlier owner, rounded to ₹${ROUNDED_TO}.`,
  ].join('\n\n');
}

function ownerOf(owners: number): ListingOwner {
  if (owners === 1) return '1st';
  return owners === 2 ? '2nd' : '3rd+';
}

/** Returns a deterministic pseudo-random generator seeded by a text: numbers from 0 up to 1, by position. */
function chancesOf(text: string): (place: number) => number {
  return (place) => Number.parseInt(hashOf([text, place]).slice(0, 8), 16) / 0x1_00_00_00_00;
}
