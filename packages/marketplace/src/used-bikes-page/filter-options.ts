import {
  dealGrades,
  listingOwners,
  nearDistances,
  type UsedBikeFacets,
  usedKmBounds,
  usedPriceRanges,
} from '@dopahiya/domain/market';
import { formatNumber, formatQuantity } from '@dopahiya/domain/site';
import * as deals from '#texts/deal';
import * as words from '#texts/listing-words';
import * as texts from '#texts/used-bikes-list';
import type { Choices } from './used-bikes-address.ts';

interface FilterOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type FilterName = 'brand' | 'price' | 'city' | 'within' | 'min_year' | 'max_km' | 'owner' | 'verified' | 'deal';

/** Returns the options of a filter, with counts if the API provides them; always includes the chosen value. */
export function filterOptions(name: FilterName, facets: UsedBikeFacets | null, choices: Choices): FilterOption[] {
  const chosen = choices[name];
  const facet = facets?.[name] ?? [];
  const isCounted = facets !== null && (name !== 'within' || facet.length > 0);
  const options = isCounted ? counted(name, facet, chosen) : (uncounted[name] ?? []);
  const isOffered = chosen === undefined || options.some(({ value }) => value === chosen);
  return [{ value: '', label: texts.any[name] }, ...options, ...(isOffered ? [] : [{ value: chosen, label: chosen }])];
}

const counted = (filter: FilterName, facet: UsedBikeFacets[FilterName], chosen: string | undefined): FilterOption[] =>
  facet.map(({ value, name, count }) => ({
    value,
    label: texts.counted(filter === 'deal' ? gradeNamed(value, name) : name, formatNumber(count)),
    disabled: count === 0 && value !== chosen,
  }));

/** Uses the name of a grade from its labels. */
const gradeNamed = (value: string, name: string): string =>
  (deals.grades as Record<string, string | undefined>)[value] ?? name;

/** Options that need no API response, also used if it has no counts. */
const uncounted: Partial<Record<FilterName, FilterOption[]>> = {
  price: usedPriceRanges.map(({ min, max, name }) => ({ value: `${min}-${max}`, label: name })),
  within: nearDistances.map((km) => ({ value: String(km), label: texts.within(formatQuantity(km, 'km')) })),
  max_km: usedKmBounds.map((km) => ({ value: String(km), label: texts.upTo(formatQuantity(km, 'km')) })),
  deal: dealGrades.map((grade) => ({ value: grade, label: deals.grades[grade] })),
  owner: listingOwners.map((owner) => ({ value: owner, label: words.owners[owner] })),
};
