import { hashOf } from '../media/index.ts';
import type { dealerships } from '../../core/database/schema.ts';
import type { CatalogueCity } from './cities-file.ts';
import type { Catalogue } from './catalogue.ts';

/** Showroom before its brand and city have ids: given by slug. */
export type DealershipRow = Omit<typeof dealerships.$inferInsert, 'brand_id' | 'city_id'> & {
  brand: string;
  city: string;
};

const KM_PER_DEGREE = 111.32;
const NEAREST_KM = 0.3;
const FARTHEST_KM = 2;

type SampleCity = Pick<CatalogueCity, 'slug' | 'name' | 'state' | 'latitude' | 'longitude' | 'population'>;

/** What samples are generated from. */
export interface SampleSources extends Pick<Catalogue, 'showrooms'> {
  brands: readonly { brand: { slug: string; name: string } }[];
  cities: readonly SampleCity[];
}

interface Sample {
  brand: { slug: string; name: string };
  city: SampleCity;
  /** Counts from 1 within brand and city. */
  number: number;
  streets: string[];
}

/**
 * Generates sample showrooms in the largest cities, the same on every run: they belong to no real business, so they have no telephone, PIN
 * code or website, and lie within two kilometres of the city centre.
 */
export function sampleShowrooms({ brands, cities, showrooms }: SampleSources): DealershipRow[] {
  if (!showrooms) return [];
  const { tiers, streets } = showrooms;
  const largestFirst = cities.toSorted((a, b) => b.population - a.population);
  const chosen = brands.map(({ brand }) => brand).filter(({ slug }) => showrooms.brands.includes(slug));
  return largestFirst.flatMap((city, index) => {
    const tier = tiers.find(({ largest_cities }) => index < largest_cities);
    const numbers = Array.from({ length: tier?.showrooms ?? 0 }, (_, number) => number + 1);
    return chosen.flatMap((brand) => numbers.map((number) => sampleShowroom({ brand, city, number, streets })));
  });
}

function sampleShowroom({ brand, city, number, streets }: Sample): DealershipRow {
  const slug = `sample-${brand.slug}-${city.slug}-${number}`;
  const [street, bearing, distance] = fractionsOf(slug);
  return {
    slug,
    brand: brand.slug,
    city: city.slug,
    name: `Sample showroom${number === 1 ? '' : ` ${number}`} · ${brand.name}, ${city.name}`,
    address: `${streets[Math.floor(street * streets.length)]} (sample address), ${city.name}, ${city.state}`,
    pincode: null,
    phone: null,
    website: null,
    ...placeNear(city, bearing * 2 * Math.PI, NEAREST_KM + distance * (FARTHEST_KM - NEAREST_KM)),
    is_sample: true,
  };
}

/** Returns three pseudo-random numbers from 0 up to 1, seeded by a text. */
function fractionsOf(text: string): [number, number, number] {
  const hash = hashOf(text);
  const fraction = (index: number) => Number.parseInt(hash.slice(index * 4, index * 4 + 4), 16) / 0x1_00_00;
  return [fraction(0), fraction(1), fraction(2)];
}

function placeNear({ latitude, longitude }: SampleCity, bearing: number, km: number) {
  const north = (Math.cos(bearing) * km) / KM_PER_DEGREE;
  const east = (Math.sin(bearing) * km) / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return { latitude: toFourDecimals(latitude + north), longitude: toFourDecimals(longitude + east) };
}

function toFourDecimals(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
