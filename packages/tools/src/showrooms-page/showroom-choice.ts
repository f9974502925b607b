import type { Brand } from '@dopahiya/domain/bikes';
import { defaultCity } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { normaliseSearchText } from '@dopahiya/domain/typed';
import type { PageLocation } from '@dopahiya/site';

/** Showrooms requested by the URL and navigation state. */
export interface ShowroomChoice {
  /** Slug of the brand, with its name as far as known. */
  brand: { slug: string; name: string };
  city: string;
  /** First page of the list. */
  page: number;
  /** Requested brand name that does not exist. */
  unknownBrand: string | null;
}

/** Showroom parameters in the URL; null if missing. */
export interface AskedShowrooms {
  /** Slug, name or id of the brand. */
  brand: string | null;
  /** Whether the path names the brand; then it is a page, not a form submission. */
  isInPath: boolean;
  isFromForm: boolean;
  city: string | null;
  page: number;
}

/** Parses the URL of a showrooms page. */
export function readAskedShowrooms({ params, search }: Pick<PageLocation, 'params' | 'search'>): AskedShowrooms {
  const { brandSlug } = params;
  return {
    brand: brandSlug ?? search.get('brand'),
    isInPath: brandSlug !== undefined,
    isFromForm: search.has('brand'),
    city: search.get('city')?.trim() ?? null,
    page: Number(search.get('page') ?? 1),
  };
}

/** Showrooms per API page. */
export const pageSize = 10;

const honda = { slug: 'honda', name: 'Honda' };

/** Returns the brand in navigation state, from a bike page. */
function broughtBrand(state: unknown): string | null {
  const { brandId, brandName } = (state ?? {}) as Record<string, unknown>;
  const brand = brandId ?? brandName;
  return typeof brand === 'string' || typeof brand === 'number' ? String(brand) : null;
}

/** Finds a brand by slug, name or id, ignoring case. */
function findBrand(brands: readonly Brand[], meant: string): Brand | undefined {
  const name = normaliseSearchText(meant);
  return brands.find((brand) => [brand.slug, brand.name.toLowerCase(), String(brand.id)].includes(name));
}

/** Lists fetched so far, and navigation state. */
interface Surroundings {
  brands?: readonly Brand[] | undefined;
  cities?: readonly string[] | undefined;
  state?: unknown;
  /** City the visitor chose anywhere on the site. */
  home?: string;
}

/**
 * Resolves the brand: from the URL, else navigation state, else Honda, else the first; and the city: from the URL, else the visitor's, else
 * Delhi, else the first. Lists not yet loaded have no effect.
 */
export function showroomChoice(
  { brand, city, page }: Pick<AskedShowrooms, 'brand' | 'city' | 'page'>,
  { brands, cities, state, home = defaultCity }: Surroundings = {},
): ShowroomChoice {
  return {
    ...chooseBrand(brand ?? broughtBrand(state), brands),
    city: city ?? (home === defaultCity ? firstCity(cities) : home),
    page,
  };
}

function chooseBrand(
  asked: string | null,
  brands: readonly Brand[] | undefined,
): Pick<ShowroomChoice, 'brand' | 'unknownBrand'> {
  if (!brands) return { brand: asked === null ? honda : { slug: asked, name: asked }, unknownBrand: null };
  const found = asked === null ? undefined : findBrand(brands, asked);
  const { slug, name } = found ?? findBrand(brands, honda.slug) ?? brands[0] ?? honda;
  return { brand: { slug, name }, unknownBrand: found ? null : asked };
}

const firstCity = (cities: readonly string[] = []): string =>
  cities.length === 0 || cities.includes(defaultCity) ? defaultCity : (cities[0] ?? defaultCity);

/** Returns the URL of a brand's showrooms in a city; it always names the city, as otherwise each reader would see their own. */
export function showroomsAddress(brandSlug: string, city: string, page = 1): string {
  const search = new URLSearchParams({
    city,
    ...(page > 1 && { page: String(page) }),
  });
  return `${paths.showroomsOf(brandSlug)}?${search}`;
}
