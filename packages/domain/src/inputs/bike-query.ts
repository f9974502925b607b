import {
  bikeCategories,
  type BikeMeasure,
  bikeMeasures,
  type BikeRequest,
  bikeSorts,
  fuels,
  measureUnits,
  saleStatuses,
} from '../requests/index.ts';
import { type BodyStyle, bodyStyleNames } from '../specifications/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import {
  oneOf,
  pagingShape,
  searchText,
  searchPhrases,
  searchWords,
  slugsOrIds,
  someOf,
  trueOrFalse,
  wholeNumber,
} from './query-values.ts';

const bodyStyles = Object.keys(bodyStyleNames) as [BodyStyle, ...BodyStyle[]];
const nameOf = (measure: BikeMeasure): string => (measure === 'cc' ? 'engine capacity' : measure.replace('_', ' '));
type RangeShape = Record<`${'min' | 'max'}_${BikeMeasure}`, typeof wholeNumber>;

const rangeShape = Object.fromEntries(
  bikeMeasures.flatMap((name) => [
    [`min_${name}`, wholeNumber.describe(`Lowest ${nameOf(name)} in ${measureUnits[name]}, included`)],
    [`max_${name}`, wholeNumber.describe(`Highest ${nameOf(name)} in ${measureUnits[name]}, included`)],
  ]),
) as RangeShape;

/** The query of `bikes/`: ex-showroom prices in whole rupees, ranges inclusive. */
export const bikeQuerySchema = z
  .object({
    ...pagingShape,
    search: searchText.describe('Words of brand and name in any order; typing errors count when nothing else is found'),
    any_words: trueOrFalse.describe(
      'Whether words of `search` that no bike has beside the others are left out; `left_out` lists them',
    ),
    sure_words: trueOrFalse.describe('With `any_words`: whether words that only resemble a name are left out too'),
    brand: slugsOrIds.describe('Slugs or ids'),
    category: oneOf(bikeCategories),
    body_style: someOf(bodyStyles).describe('Scooters have maxi scooters with them, sports bikes super bikes'),
    fuel: oneOf(fuels),
    battery_type: searchWords,
    any_battery: trueOrFalse.describe('Whether bikes with another battery than `battery_type` count too'),
    ...rangeShape,
    abs: trueOrFalse,
    not_brand: slugsOrIds.describe('Slugs or ids of brands that are left out'),
    not_body_style: someOf(bodyStyles).describe('Body styles that are left out'),
    not_named: searchPhrases.describe('Names of models that are left out, with commas between them'),
    keep_unknown: trueOrFalse.describe('Whether bikes without a known seat height or weight fulfil a bound on it'),
    status: someOf(saleStatuses),
    sort: oneOf(bikeSorts),
    facets: trueOrFalse.describe(
      'Whether to count the choices that would narrow the list, each with all other conditions applied',
    ),
  } satisfies Record<keyof BikeRequest, z.ZodType>)
  .check(({ value, issues }) => {
    for (const name of bikeMeasures) {
      if (isInOrder(value[`min_${name}`], value[`max_${name}`])) continue;
      const message = texts.rangeReversed(nameOf(name));
      issues.push({ code: 'custom', input: value, path: [`min_${name}`], message });
    }
  });
export type BikeQuery = z.infer<typeof bikeQuerySchema>;

/** Query of a list that is short unless a page is requested; some callers send `page_size` instead of `limit`. */
export const shortListQuerySchema = z.object({
  ...pagingShape,
  page_size: pagingShape.limit.describe('The same as `limit`'),
});

/** The query of `electric_bikes/`: its pages can be sorted and narrowed to body styles. */
export const electricListQuerySchema = z.object({
  ...shortListQuerySchema.shape,
  body_style: bikeQuerySchema.shape.body_style,
  sort: bikeQuerySchema.shape.sort,
});

function isInOrder(low: number | undefined, high: number | undefined): boolean {
  return low === undefined || high === undefined || low <= high;
}
