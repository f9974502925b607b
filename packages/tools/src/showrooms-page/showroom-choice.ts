import type { Brand } from '@dopahiya/domain/bikes';
import { defaultCity } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { normaliseSearchText } from '@dopahiya/domain/typed';
import type { PageLocation } from '@dopahiya/site';

/** Which showrooms an address, and what a link brought along, ask for. */
export interface ShowroomChoice {
  /** The brand by slug; its name as far as it is known. */
  brand: { slug: string; name: string };
  city: string;
  /** The page that the list begins with. */
  page: number;
  /** A brand that was asked for by a name that nobody has. */
  unknownBrand: string | null;
}

/** What an address says of showrooms; null where it says nothing. */
export interface AskedShowrooms {
  /** The brand by slug, name or id. */
  brand: string | null;
  /** Whether its path names the brand: that is a place, and not what a form sends. */
  isInPath: boolean;
  isFromForm: boolean;
  city: string | null;
  page: number;
}

/** Reads the address of a page of showrooms. */
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

/** How many showrooms the API gives at once. */
export const pageSize = 10;

const honda = { slug: 'honda', name: 'Honda' };

/** What a link brought along in the navigation state: the brand of a bike. */
function broughtBrand(state: unknown): string | null {
  const { brandId, brandName } = (state ?? {}) as Record<string, unknown>;
  const brand = brandId ?? brandName;
  return typeof brand === 'string' || typeof brand === 'number' ? String(brand) : null;
}

/** The brand that somebody means by its slug, name or id, in any case. */
function findBrand(brands: readonly Brand[], meant: string): Brand | undefined {
  const name = normaliseSearchText(meant);
  return brands.find((brand) => [brand.slug, brand.name.toLowerCase(), String(brand.id)].includes(name));
}

/** What the API has listed by now, and what a link brought along. */
interface Surroundings {
  brands?: readonly Brand[] | undefined;
  cities?: readonly string[] | undefined;
  state?: unknown;
  /** The city that the visitor chose, anywhere on the site. */
  home?: string;
}

/**
 * The brand is that of the address, else the one brought along, else Honda, else the first; the city is that of the address,
 * else the one that the visitor chose, else Delhi, else the first. Lists that have not arrived yet change nothing.
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

/** The address of the showrooms of a brand in a city, which it always names: without, each reader would see their own. */
export function showroomsAddress(brandSlug: string, city: string, page = 1): string {
  const search = new URLSearchParams({
    city,
    ...(page > 1 && { page: String(page) }),
  });
  return `${paths.showroomsOf(brandSlug)}?${search}`;
}
