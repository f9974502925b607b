import * as z from 'zod';
import { nameOrId, trueOrFalse, unlessUnfilled } from './query-values.ts';

/** The body of `on-road-price/`. */
export const priceQuestionSchema = z.object({
  city: nameOrId('the name of a city').describe('Name, slug or id of a city; `name, state` where several share a name'),
  variant: unlessUnfilled(nameOrId('the name of a variant')).describe('Name or id; without it the cheapest variant'),
  loan: unlessUnfilled(z.boolean('Give true or false.')).describe('Whether the bike is bought on a loan'),
});
export type PriceQuestion = z.infer<typeof priceQuestionSchema>;

/** The query of `on-road-price/states/`. */
export const statePricesQuerySchema = z.object({
  variant: unlessUnfilled(nameOrId('the name of a variant')).describe('Name or id; without it the cheapest variant'),
  loan: trueOrFalse.describe('Whether the bike is bought on a loan'),
});
export type StatePricesQuery = z.infer<typeof statePricesQuerySchema>;
