import { apiFilters, conditionsIn } from '@dopahiya/engines/bike-conditions';
import type { ChatSlots } from '@dopahiya/engines/chat';
import { highestSeat } from '@dopahiya/drawing';
import { formatNumber, formatPrice, paths } from '@dopahiya/domain/site';
import { amountForInstalment } from './amount-for-instalment.ts';
import { bikeQuerySchema } from '../../catalogue/bikes/bike-query.ts';
import { listingQuerySchema } from '../../market/listings/listing-query.ts';
import { type Answering, card, said, slugOf } from './answered.ts';

const shown = 3;
const most = 100_000_000;

const styles: Readonly<Record<string, readonly string[]>> = {
  scooter: ['scooter', 'maxiscooter'],
  motorcycle: [
    'commuter',
    'sports',
    'streetbike',
    'cruiser',
    'adventure',
    'tourer',
    'scrambler',
    'caferacer',
    'superbike',
  ],
  naked: ['streetbike'],
};
const stylesOfUse: Readonly<Record<string, readonly string[]>> = {
  commute: ['commuter', 'scooter'],
  college: ['commuter', 'scooter'],
  family: ['commuter', 'scooter'],
  delivery: ['commuter', 'moped', 'scooter'],
  touring: ['adventure', 'cruiser', 'tourer'],
  rural: ['commuter'],
};
const sorts: Readonly<Record<string, string>> = {
  price: 'price-low',
  mileage: 'mileage',
  power: 'power',
  weight: 'weight',
  seat_height: 'seat-height',
  best: 'popularity',
};

/** The conditions of a list of bikes as its address has them. */
export function conditionsOf(slots: ChatSlots): [string, string][] {
  const budget = slots.budget_max ?? (slots.emi_max === undefined ? undefined : amountForInstalment(slots.emi_max));
  const body = slots.body === undefined ? stylesOfUse[slots.use ?? ''] : (styles[slots.body] ?? [slots.body]);
  const span = (min: number | undefined, max: number | undefined) =>
    min === undefined && max === undefined ? undefined : `${min ?? 0}-${max ?? most}`;
  const one = (name: string, value: string | number | undefined): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]];
  const [ccMin, ccMax] =
    slots.cc_min === slots.cc_max && slots.cc_min !== undefined
      ? [Math.floor(slots.cc_min * 0.95), Math.ceil(slots.cc_min * 1.05)]
      : [slots.cc_min, slots.cc_max];
  return [
    ...one('brand', slots.brand),
    ...one('budget', span(slots.budget_min, budget)),
    ...one('capacity', span(ccMin, ccMax === undefined && ccMin !== undefined ? 9999 : ccMax)),
    ...(body ?? []).map((style): [string, string] => ['body_style', style]),
    ...one('fuel', slots.fuel),
    ...(slots.features?.includes('abs') ? one('abs', 'true') : []),
    ...one('min_mileage', slots.min_kmpl),
    ...one('min_range', slots.min_range_km),
    ...one('max_seat_height', slots.height_cm === undefined ? undefined : highestSeat(slots.height_cm)),
  ];
}

/** Filters as a query has them. */
const written = (filters: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  );

/** Bikes by conditions, the first three. */
export const answerSearch: Answering = async ({ slots, words, sources }) => {
  const given = conditionsOf(slots);
  const sort = sorts[slots.sort ?? ''];
  const asked = {
    ...written(apiFilters(conditionsIn(given as never))),
    status: 'on_sale',
    limit: String(shown),
    page: '1',
    ...(sort && { sort }),
  };
  const { rows } = await sources.bikes.list(bikeQuerySchema.parse(asked));
  const query = new URLSearchParams([...given, ...(sort ? [['sort', sort]] : [])] as [string, string][]);
  const link = { label: words.links.list, href: `${paths.bikes}?${query.toString()}` };
  if (rows.length === 0)
    return said(words.foundNone, card({ kind: 'page', title: words.links.list, link: { ...link, href: paths.bikes } }));
  const facts = rows.map(({ full_name, price }) => ({ label: full_name, value: formatPrice(price) }));
  return said(
    words.found,
    card({ kind: 'bikes', title: words.labels.price, month: rows[0]?.price_month ?? null, facts, link }),
  );
};

/** Used bikes on sale, the first three. */
export const answerUsed: Answering = async ({ slots, words, sources }) => {
  const asked = {
    ...(slots.brand !== undefined && { brand: slots.brand }),
    ...(slots.bike !== undefined && { bike: slugOf(slots.bike) }),
    ...(slots.city !== undefined && { city: slots.city }),
    ...(slots.budget_max !== undefined && { max_price: String(slots.budget_max) }),
    ...(slots.year_min !== undefined && { min_year: String(slots.year_min) }),
    ...(slots.km_max !== undefined && { max_km: String(slots.km_max) }),
  };
  const { rows } = await sources.listings.list(listingQuerySchema.parse({ ...asked, limit: String(shown) }));
  const link = { label: words.links.used, href: `${paths.usedBikes}?${new URLSearchParams(asked).toString()}` };
  if (rows.length === 0) return said(words.usedNone, card({ kind: 'page', title: words.links.used, link }));
  const facts = rows.map(({ listing }) => ({
    label: [listing.model, String(listing.year), `${formatNumber(listing.km)} km`].join(', '),
    value: formatPrice(listing.price),
  }));
  return said(words.used, card({ kind: 'listings', title: words.links.used, facts, link }));
};

/** Showrooms of a brand in a city. */
export const answerShowrooms: Answering = async ({ intent, slots, home, words, sources }) => {
  const brand = slots.brand ?? slots.bike?.split('/')[0];
  const city = slots.city ?? home;
  if (brand === undefined) return said(words.whichBrand);
  if (city === undefined) return said(words.whichCity);
  const place = await sources.cities.largestCalled(city);
  if (!place) return said(words.whichCity);
  const { rows } = await sources.dealerships.list({ brand: [brand], city: place.slug, page: 1, limit: shown } as never);
  const name = rows[0]?.brand.name ?? brand;
  const link = {
    label: words.links.showrooms,
    href: `${paths.showroomsOf(brand)}?city=${encodeURIComponent(place.name)}`,
  };
  if (rows.length === 0) return said(words.noShowrooms(name, place.name), card({ kind: 'page', title: name, link }));
  const facts = rows.map(({ name: label, address }) => ({ label, value: address }));
  const reply = intent === 'test_ride' ? words.test_ride : words.showrooms(name, place.name);
  return said(reply, card({ kind: 'showrooms', title: `${name}, ${place.name}`, facts, link }));
};

/** Bikes that are announced. */
export const answerUpcoming: Answering = async ({ slots, words, sources }) => {
  const all = await sources.bikes.upcoming();
  const slug = slots.bike && slugOf(slots.bike);
  const fitting = all.filter(
    (bike) =>
      (slots.brand === undefined || bike.brand.slug === slots.brand) && (slug === undefined || bike.slug === slug),
  );
  const link = { label: words.links.list, href: paths.newBikes };
  if (fitting.length === 0) return said(words.upcomingNone, card({ kind: 'page', title: words.links.list, link }));
  const facts = fitting
    .slice(0, shown)
    .map(({ full_name, launch_date }) => ({ label: full_name, value: launch_date ?? '–' }));
  return said(words.upcoming, card({ kind: 'bikes', title: words.labels.launch, facts, link }));
};
