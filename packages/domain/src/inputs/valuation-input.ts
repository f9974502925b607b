import { listingLimits, listingOwners, type ValuationRequest } from '../market/index.ts';
import * as z from 'zod';
import { nameOrId, unlessUnfilled } from './query-values.ts';
import { typedLine, typedNumber } from './typed-texts.ts';

const MOST = 999_999_999;

/** The body of a valuation; what a form leaves empty counts as not given. What no bike has is answered by a sentence. */
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
  owner: unlessUnfilled(z.enum(listingOwners, { error: `Give one of: ${listingOwners.join(', ')}.` })),
  city: unlessUnfilled(nameOrId('the id or name of a city')).describe('Id, slug or name'),
  expected_price: unlessUnfilled(
    typedNumber('Enter a price above ₹0, in whole rupees.', { min: 1, max: MOST }),
  ).describe('What is asked for it, to hear how that stands'),
} satisfies Record<keyof ValuationRequest, z.ZodType>);
export type ValuationInput = z.infer<typeof valuationSchema>;
