import type { BikeBound, BikeFacets, BikeRange } from '@dopahiya/domain/bikes';
import { bikeChoicesByLanguage } from '@dopahiya/domain/languages';
import type { Language } from '@dopahiya/domain/site';
import { presentChoices, presentNamed } from '../../../core/present-facets.ts';
import { facetTexts } from '../../../core/texts/index.ts';
import type { FacetCount } from './bike-facet-repository.ts';

type Names = Record<string, string>;

const rangeNames = (ranges: readonly BikeRange[]): Names =>
  Object.fromEntries(ranges.map(({ min, max, name }) => [`${min}-${max}`, name]));

const boundNames = (bounds: readonly BikeBound[]): Names =>
  Object.fromEntries(bounds.map(({ value, name }) => [value, name]));

/** Returns the fixed choices of facets in a language, in display order. */
function choicesIn(language: Language): Record<Exclude<keyof BikeFacets, 'brand'>, Names> {
  const { budgets, capacities, bounds, bodyStyles } = bikeChoicesByLanguage[language];
  const { fuels, abs } = facetTexts[language];
  return {
    budget: rangeNames(budgets),
    capacity: rangeNames(capacities),
    body_style: bodyStyles,
    fuel: fuels,
    abs,
    min_mileage: boundNames(bounds.min_mileage),
    min_range: boundNames(bounds.min_range),
    max_seat_height: boundNames(bounds.max_seat_height),
    max_kerb_weight: boundNames(bounds.max_kerb_weight),
  };
}

const choices: Readonly<Record<Language, ReturnType<typeof choicesIn>>> = { en: choicesIn('en'), hi: choicesIn('hi') };

/** Converts the facets to the contract's form: all fixed choices, even with no bike, and the brands that have one. */
export function presentFacets(counts: FacetCount[], language: Language): BikeFacets {
  const of = (facet: keyof BikeFacets) => counts.filter((count) => count.facet === facet);
  const fixed = (facet: Exclude<keyof BikeFacets, 'brand'>) => presentChoices(choices[language][facet], of(facet));
  return {
    brand: presentNamed(of('brand')),
    budget: fixed('budget'),
    capacity: fixed('capacity'),
    body_style: fixed('body_style'),
    fuel: fixed('fuel'),
    abs: fixed('abs'),
    min_mileage: fixed('min_mileage'),
    min_range: fixed('min_range'),
    max_seat_height: fixed('max_seat_height'),
    max_kerb_weight: fixed('max_kerb_weight'),
  };
}
