import {
  type DealGrade,
  type ListingOwner,
  type UsedBikeFacets,
  usedPriceRanges,
  type UsedSearchRead,
} from '@dopahiya/domain/market';
import { formatQuantity } from '@dopahiya/domain/site';
import { titleOf } from '@dopahiya/engines/bike-conditions';
import type { ChosenChip } from '@dopahiya/ui-kit';
import * as deals from '#texts/deal';
import * as words from '#texts/listing-words';
import * as texts from '#texts/used-bikes-list';
import { searchPartLabel } from './search-part-label.ts';
import { type ChoiceName, type Choices, toUsedBikes } from './used-bikes-address.ts';

/** What the API knows of the chosen filters; null while unknown. */
interface KnownFilters {
  facets: UsedBikeFacets | null;
  read: UsedSearchRead | null;
}

/** Returns the parts of the typed search and the chosen filters, each with the address without it. */
export const filterChips = (choices: Choices, { facets, read }: KnownFilters): ChosenChip[] => [
  ...searchChips(choices, read),
  ...choiceChips(choices, facets),
];

function searchChips(choices: Choices, read: UsedSearchRead | null): ChosenChip[] {
  const { search, ...others } = choices;
  if (search === undefined) return [];
  const to = (text: string) => toUsedBikes({ ...(text !== '' && { search: text }), ...others });
  if (!read) return [{ label: texts.quoted(search), to: to('') }];
  return [
    ...read.parts.map((part) => ({ label: searchPartLabel(part), to: to(part.without) })),
    ...read.ignored.map(({ words: ignored, without }) => ({ label: texts.notUnderstood(ignored), to: to(without) })),
  ];
}

function choiceChips(choices: Choices, facets: UsedBikeFacets | null): ChosenChip[] {
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const value = choices[name];
    // A distance without its city means nothing.
    const gone: readonly string[] = name === 'city' ? ['city', 'within'] : [name];
    const kept = Object.entries(choices).filter(([other]) => !gone.includes(other));
    return value === undefined
      ? []
      : [{ label: labels[name](value, facets), to: toUsedBikes(Object.fromEntries(kept)) }];
  });
}

type Label = (value: string, facets: UsedBikeFacets | null) => string;

const nameIn =
  (facet: 'brand' | 'city'): Label =>
  (chosen, facets) =>
    facets?.[facet].find(({ value }) => value === chosen)?.name ?? titleOf(chosen);

const labels: Record<Exclude<ChoiceName, 'search' | 'sort'>, Label> = {
  brand: nameIn('brand'),
  price: (chosen) => usedPriceRanges.find(({ min, max }) => `${min}-${max}` === chosen)?.name ?? chosen,
  city: nameIn('city'),
  within: (km) => texts.within(formatQuantity(Number(km), 'km')),
  min_year: (year) => texts.orNewer(year),
  max_km: (km) => texts.upTo(formatQuantity(Number(km), 'km')),
  owner: (owner) => words.owners[owner as ListingOwner],
  verified: (verdict) => texts.verdicts[verdict as 'true' | 'false'],
  deal: (grade) => deals.grades[grade as DealGrade],
};
