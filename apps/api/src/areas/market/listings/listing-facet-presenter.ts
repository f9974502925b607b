import { placeNameIn, usedPriceRangesByLanguage } from '@dopahiya/domain/languages';
import { nearDistances, type UsedBikeFacets, usedKmBounds } from '@dopahiya/domain/market';
import { formatNumber, type Language } from '@dopahiya/domain/site';
import { presentChoices, presentNamed } from '../../../core/present-facets.ts';
import { facetTexts } from '../../../core/texts/index.ts';
import type { ListingFacetCount } from './listing-facet-repository.ts';

type Names = Record<string, string>;

/** Returns names of figures by their value. */
const named = (values: readonly number[], nameOf: (figure: string) => string): Names =>
  Object.fromEntries(values.map((value) => [String(value), nameOf(formatNumber(value))]));

/** Parameters of the facet counts. */
interface Asked {
  years: readonly number[];
  /** Whether distances from a city were requested. */
  isNear: boolean;
  language: Language;
}

/** Returns the facets for the API: all fixed choices, even without matches, and brands and cities with matches. */
export function presentListingFacets(counts: ListingFacetCount[], { years, isNear, language }: Asked): UsedBikeFacets {
  const texts = facetTexts[language];
  const prices = usedPriceRangesByLanguage[language].map(({ min, max, name }) => [`${min}-${max}`, name]);
  const of = (facet: keyof UsedBikeFacets) => counts.filter((count) => count.facet === facet);
  return {
    brand: presentNamed(of('brand')),
    city: presentNamed(of('city')).map((city) => Object.assign(city, { name: placeNameIn(language, city.name) })),
    price: presentChoices(Object.fromEntries(prices) as Names, of('price')),
    min_year: years.flatMap((year) => presentChoices({ [year]: texts.orNewer(year) }, of('min_year'))),
    max_km: presentChoices(named(usedKmBounds, texts.upToKm), of('max_km')),
    owner: presentChoices(texts.owners, of('owner')),
    condition: presentChoices(texts.conditions, of('condition')),
    deal: presentChoices(texts.deals, of('deal')),
    verified: presentChoices(texts.verified, of('verified')),
    within: isNear ? presentChoices(named(nearDistances, texts.withinKm), of('within')) : [],
  };
}
