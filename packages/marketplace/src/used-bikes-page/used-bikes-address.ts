import {
  dealGrades,
  listingOwners,
  nearDistances,
  type UsedBikeRequest,
  type UsedBikeSort,
  usedBikeSorts,
  usedKmBounds,
  usedPriceRanges,
} from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { freeText, oneOf, pageNumber, type PageParameters } from '@dopahiya/site';

/** Sort orders on the page; without `nearest`, which would need the visitor's location. */
export const offeredSorts = usedBikeSorts.filter((sort) => sort !== 'nearest');

export type ChoiceName =
  | 'search'
  | 'brand'
  | 'price'
  | 'city'
  | 'within'
  | 'min_year'
  | 'max_km'
  | 'owner'
  | 'verified'
  | 'deal'
  | 'sort';

/** Filter and sort parameters of the address. */
const choices: Record<ChoiceName, PageParameters[string]> = {
  search: freeText(),
  brand: freeText(),
  price: oneOf(usedPriceRanges.map(({ min, max }) => `${min}-${max}`)),
  city: freeText(),
  within: oneOf(nearDistances.map(String)),
  min_year: freeText((value) => /^(19|20)\d\d$/.test(value)),
  max_km: oneOf(usedKmBounds.map(String)),
  owner: oneOf(listingOwners),
  verified: oneOf(['true', 'false']),
  deal: oneOf(dealGrades),
  sort: oneOf(offeredSorts),
};

/** Chosen values by name; unset ones are absent. */
export type Choices = Readonly<Partial<Record<ChoiceName, string>>>;

export const usedBikesParameters: PageParameters = { ...choices, show: oneOf(['own']), page: pageNumber };

/** A view of the list: filters and first page, or the visitor's own listings. */
export interface UsedBikesPart {
  choices: Choices;
  page: number;
  isOwn?: boolean;
}

/** Address of the visitor's own listings. */
export const toOwnListings = `${paths.usedBikes}?show=own`;

const choiceNames = Object.keys(choices) as ChoiceName[];

/** Parses the filters of an address or a form; drops invalid values, and a distance without a city. */
export function choicesIn(search: URLSearchParams): Choices {
  const given = choiceNames.map((name) => [name, (search.get(name) ?? '').trim()] as const);
  const chosen: Choices = Object.fromEntries(
    given.filter(([name, value]) => value !== '' && choices[name].isValid(value)),
  );
  const { within, ...others } = chosen;
  return others.city === undefined ? others : { ...others, ...(within !== undefined && { within }) };
}

/** Returns the address of a view of the list. */
export function toUsedBikes(chosen: Choices, page = 1): string {
  const query = new URLSearchParams(chosen);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.usedBikes : `${paths.usedBikes}?${query.toString()}`;
}

/** Converts a view to an API request. */
export function requestOf({ choices: chosen, page }: UsedBikesPart): UsedBikeRequest {
  const { price, city, within, min_year, max_km, verified, sort, ...texts } = chosen;
  const [min, max] = price?.split('-') ?? [];
  return {
    ...texts,
    ...(city && (within ? { near: city, within: Number(within) } : { city })),
    ...(price && { min_price: Number(min), max_price: Number(max) }),
    ...(min_year && { min_year: Number(min_year) }),
    ...(max_km && { max_km: Number(max_km) }),
    ...(verified && { verified: verified === 'true' ? 'true' : 'false' }),
    ...(isSort(sort) && { sort }),
    ...(page > 1 && { page }),
  };
}

const isSort = (value: string | undefined): value is UsedBikeSort => usedBikeSorts.some((sort) => sort === value);
