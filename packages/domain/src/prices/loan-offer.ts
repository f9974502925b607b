import * as z from 'zod/mini';
import { lenientFlag, lenientMonth, lenientNumber, lenientText } from '../requests/lenient-values.ts';
import { priceConfidenceSchema } from './on-road-price.ts';

/**
 * What a lender asks for a two-wheeler loan: yearly rates of the reducing balance from and up to (null where nobody says),
 * and its charge, all in percent, with the month ('YYYY-MM') that they are of. A sample stands for a kind of lender.
 */
export const loanOfferSchema = z.pipe(
  z.object({
    id: z.string(),
    lender: z.string(),
    rate_from: z.number(),
    rate_up_to: lenientNumber,
    /** Percent of the loan; 0 is none, null is not known. */
    charge: lenientNumber,
    month: lenientMonth,
    source: lenientText,
    confidence: priceConfidenceSchema,
    is_sample: lenientFlag,
  }),
  z.transform((offer) => ({ ...offer, is_sample: offer.is_sample ?? false })),
);
export type LoanOffer = z.infer<typeof loanOfferSchema>;
