import * as z from 'zod';
import { nameOrId, trueOrFalse, optionalIfEmpty } from './query-values.ts';
import { listingLimits, listingOwners, type ValuationRequest } from '../market/index.ts';
import { typedLine, typedNumber } from './typed-texts.ts';

/** The body of `on-road-price/`. */
export const priceQuestionSchema = z.object({
  city: nameOrId('the name of a city').describe('Name, slug or id of a city; `name, state` where several share a name'),
  variant: optionalIfEmpty(nameOrId('the name of a variant')).describe('Name or id; without it the cheapest variant'),
  loan: optionalIfEmpty(z.boolean('Give true or false.')).describe('Whether the bike is bought on a loan'),
});
export type PriceQuestion = z.infer<typeof priceQuestionSchema>;

/** The query of `on-road-price/states/`. */
export const statePricesQuerySchema = z.object({
  variant: optionalIfEmpty(nameOrId('the name of a variant')).describe('Name or id; without it the cheapest variant'),
  loan: trueOrFalse.describe('Whether the bike is bought on a loan'),
});
export type StatePricesQuery = z.infer<typeof statePricesQuerySchema>;

const MOST = 999_999_999;

/** The body of a valuation; empty form fields count as missing. Impossible values get an explanation in the response. */
export const valuationSchema = z.object({
  brand: nameOrId('the id or name of a brand').describe('Id, slug or name'),
  model: z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      typedLine('Enter the model.', listingLimits.model),
    )
    .describe('Id, slug or name'),
  year_of_manufacture: typedNumber('Enter the year of manufacture, with four digits.', { min: 1900, max: 9999 }),
  km_ridden: typedNumber('Enter kilometres of 0 or more.', { min: 0, max: MOST }),
  owner: optionalIfEmpty(z.enum(listingOwners, { error: `Give one of: ${listingOwners.join(', ')}.` })),
  city: optionalIfEmpty(nameOrId('the id or name of a city')).describe('Id, slug or name'),
  expected_price: optionalIfEmpty(
    typedNumber('Enter a price above ₹0, in whole rupees.', { min: 1, max: MOST }),
  ).describe('What is asked for it, to hear how that stands'),
} satisfies Record<keyof ValuationRequest, z.ZodType>);
export type ValuationInput = z.infer<typeof valuationSchema>;
