import * as z from 'zod/mini';
import { lenientFlag, lenientMonth, lenientNumber, lenientText } from '../requests/lenient-values.ts';
import { priceConfidenceSchema } from './on-road-price.ts';

/**
 * Two-wheeler loan of a lender: lowest and highest yearly interest rate on the reducing balance (null if
 * unknown) and processing charge, all in percent, with their month ('YYYY-MM'). A sample represents a type of
 * lender.
 */
export const loanOfferSchema = z.pipe(
  z.object({
    id: z.string(),
    lender: z.string(),
    rate_from: z.number(),
    rate_up_to: lenientNumber,
    /** Percent of the loan; 0 is free, null is unknown. */
    charge: lenientNumber,
    month: lenientMonth,
    source: lenientText,
    confidence: priceConfidenceSchema,
    is_sample: lenientFlag,
  }),
  z.transform((offer) => ({ ...offer, is_sample: offer.is_sample ?? false })),
);
export type LoanOffer = z.infer<typeof loanOfferSchema>;
