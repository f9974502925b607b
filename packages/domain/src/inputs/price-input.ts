import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { defaultCity } from '../places/index.ts';
import { nameOrId, optionalIfEmpty, searchText, slug, trueOrFalse } from './query-values.ts';
import { listingLimits, listingOwners } from '../market/index.ts';
import { year } from './listing-input.ts';
import { choice, typedLine, typedNumber, yesOrNo } from './typed-texts.ts';

/** The body of `on-road-price/`. */
export const priceQuestionSchema = z.object({
  city: nameOrId(texts.cityName).describe('Name, slug or id of a city; `name, state` where several share a name'),
  variant: optionalIfEmpty(nameOrId(texts.variant)).describe('Name or id; without it the cheapest variant'),
  loan: optionalIfEmpty(yesOrNo).describe('Whether the bike is bought on a loan'),
});
export type OnRoadPriceQuestion = z.input<typeof priceQuestionSchema>;
export type PriceQuestion = z.infer<typeof priceQuestionSchema>;

/** The query of `on-road-price/states/`. */
export const statePricesQuerySchema = z.object({
  variant: optionalIfEmpty(nameOrId(texts.variant)).describe('Name or id; without it the cheapest variant'),
  loan: trueOrFalse.describe('Whether the bike is bought on a loan'),
});
export type StatePricesQuery = z.infer<typeof statePricesQuerySchema>;

/** The query of `price-history/`. */
export const priceHistoryQuerySchema = z.object({
  city: optionalIfEmpty(nameOrId(texts.cityName)).describe('Where the on-road prices hold; none are sent without it'),
  variant: optionalIfEmpty(nameOrId(texts.variant)).describe('Name or id; without it the cheapest variant'),
});
export type PriceHistoryQuery = z.infer<typeof priceHistoryQuerySchema>;

/** The query of `variants/`. */
export const variantQuerySchema = z.object({
  bike_model: slug(texts.variantsOfOne).describe('Id or slug of a bike'),
  city: searchText
    .transform((city) => city.trim() || defaultCity)
    .describe(`Where the on-road prices hold: name, slug or id of a city; ${defaultCity} without it`),
});

/** The query of `running-costs/`. */
export const runningCostsQuerySchema = z.object({
  city: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .default(defaultCity)
    .describe(`Name, slug or id of a city; ${defaultCity} without it`),
});

const MOST = 999_999_999;

/** The body of a valuation; empty form fields count as missing. Impossible values get an explanation in the response. */
export const valuationSchema = z.object({
  brand: nameOrId(texts.brand).describe('Id, slug or name'),
  model: z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      typedLine(texts.modelMissing, listingLimits.model),
    )
    .describe('Id, slug or name'),
  year_of_manufacture: year,
  km_ridden: typedNumber(texts.km, { min: 0, max: MOST }),
  owner: optionalIfEmpty(choice(listingOwners)),
  city: optionalIfEmpty(nameOrId(texts.city)).describe('Id, slug or name'),
  expected_price: optionalIfEmpty(typedNumber(texts.price, { min: 1, max: MOST })).describe(
    'What is asked for it, to hear how that stands',
  ),
});
export type ValuationRequest = z.input<typeof valuationSchema>;
export type ValuationInput = z.infer<typeof valuationSchema>;
