import { nearDistances, type UsedBikeFacets, usedKmBounds, usedPriceRanges } from '@dopahiya/domain/market';
import { formatNumber } from '@dopahiya/domain/site';
import { presentChoices, presentNamed } from '../../../core/present-facets.ts';
import type { ListingFacetCount } from './listing-facet-repository.ts';

type Names = Record<string, string>;

const named = (values: readonly number[], nameOf: (figure: string) => string): [string, string][] =>
  values.map((value) => [String(value), nameOf(formatNumber(value))]);

const prices: Names = Object.fromEntries(usedPriceRanges.map(({ min, max, name }) => [`${min}-${max}`, name]));
const kilometres: Names = Object.fromEntries(named(usedKmBounds, (figure) => `Up to ${figure} km`));
const distances: Names = Object.fromEntries(named(nearDistances, (figure) => `Within ${figure} km`));
const owners: Names = { '1st': '1st owner', '2nd': '2nd owner', '3rd+': '3rd owner or later' };
const conditions: Names = { excellent: 'Excellent', good: 'Good', fair: 'Fair', needs_work: 'Needs work' };
const deals: Names = {
  great: 'Great price',
  good: 'Good price',
  fair: 'Fair price',
  high: 'Above market',
};
const verdicts: Names = { true: 'Verified', false: 'Not verified' };

/** Parameters of the facet counts. */
interface Asked {
  years: readonly number[];
  /** Whether distances from a city were requested. */
  isNear: boolean;
}

/** Returns the facets for the API: all fixed choices, even without matches, and brands and cities with matches. */
export function presentListingFacets(counts: ListingFacetCount[], { years, isNear }: Asked): UsedBikeFacets {
  const of = (facet: keyof UsedBikeFacets) => counts.filter((count) => count.facet === facet);
  return {
    brand: presentNamed(of('brand')),
    city: presentNamed(of('city')),
    price: presentChoices(prices, of('price')),
    min_year: years.flatMap((year) => presentChoices({ [year]: `${year} or newer` }, of('min_year'))),
    max_km: presentChoices(kilometres, of('max_km')),
    owner: presentChoices(owners, of('owner')),
    condition: presentChoices(conditions, of('condition')),
    deal: presentChoices(deals, of('deal')),
    verified: presentChoices(verdicts, of('verified')),
    within: isNear ? presentChoices(distances, of('within')) : [],
  };
}
