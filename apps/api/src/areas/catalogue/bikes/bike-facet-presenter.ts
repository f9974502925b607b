import {
  type BikeBound,
  bikeBounds,
  type BikeFacets,
  type BikeRange,
  budgetRanges,
  capacityRanges,
} from '@dopahiya/domain/bikes';
import { bodyStyleNames } from '@dopahiya/domain/specifications';
import { presentChoices, presentNamed } from '../../../core/present-facets.ts';
import { fuelNames } from './bike-card-presenter.ts';
import type { FacetCount } from './bike-facet-repository.ts';

type Names = Record<string, string>;

const rangeNames = (ranges: readonly BikeRange[]): Names =>
  Object.fromEntries(ranges.map(({ min, max, name }) => [`${min}-${max}`, name]));

const boundNames = (bounds: readonly BikeBound[]): Names =>
  Object.fromEntries(bounds.map(({ value, name }) => [value, name]));

/** Fixed choices of facets, in display order. */
const choices: Record<Exclude<keyof BikeFacets, 'brand'>, Names> = {
  budget: rangeNames(budgetRanges),
  capacity: rangeNames(capacityRanges),
  body_style: bodyStyleNames,
  fuel: fuelNames,
  abs: { true: 'With ABS', false: 'Without ABS' },
  min_mileage: boundNames(bikeBounds.min_mileage),
  min_range: boundNames(bikeBounds.min_range),
  max_seat_height: boundNames(bikeBounds.max_seat_height),
  max_kerb_weight: boundNames(bikeBounds.max_kerb_weight),
};

/** Converts the facets to the contract's form: all fixed choices, even with no bike, and the brands that have one. */
export function presentFacets(counts: FacetCount[]): BikeFacets {
  const of = (facet: keyof BikeFacets) => counts.filter((count) => count.facet === facet);
  const fixed = (facet: keyof typeof choices) => presentChoices(choices[facet], of(facet));
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
