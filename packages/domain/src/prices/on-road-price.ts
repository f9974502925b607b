import * as z from 'zod/mini';
import { lenientList, lenientNumber, lenientPrice, lenientText } from '../requests/lenient-values.ts';

/** How far a figure can be trusted: `high` an official publication, `medium` the press, `low` general knowledge. */
export const priceConfidenceSchema = z.enum(['high', 'medium', 'low']);
export type PriceConfidence = z.infer<typeof priceConfidenceSchema>;

const confidenceIfAny = z.pipe(
  z.transform((confidence: unknown) => confidence ?? null),
  z.nullable(priceConfidenceSchema),
);

/** A step of a tax: it holds for prices up to and including `up_to`, and is a per cent of the price, or whole rupees. */
const taxStepSchema = z.object({
  up_to: z.nullable(z.number()),
  percent: z.optional(z.number()),
  rupees: z.optional(z.number()),
});

/** How an amount follows from the ex-showroom price: by the steps that `share` of it falls into, and never below `least`. */
const priceStepsSchema = z.object({ share: z.number(), min: z.number(), steps: z.array(taxStepSchema) });
export type PriceSteps = z.infer<typeof priceStepsSchema>;

/** One line of an on-road price: whole rupees, the rule in words, where it stands, since when, how sure it is, how it follows from the price. */
export const priceLineSchema = z.object({
  key: z.string(),
  label: z.string(),
  amount: z.number(),
  rule: lenientText,
  source: lenientText,
  since: lenientText,
  confidence: priceConfidenceSchema,
  group: z.enum(['ex_showroom', 'rto', 'insurance', 'other']),
  of_price: z.optional(priceStepsSchema),
});
export type OnRoadPriceLine = z.infer<typeof priceLineSchema>;

const missingLineSchema = z.object({ key: z.string(), reason: z.string() });

const sumsShape = {
  ex_showroom_price: lenientPrice,
  rto_charges: lenientNumber,
  insurance_price: lenientNumber,
  other_charges: lenientNumber,
  on_road_price: lenientPrice,
};

/**
 * What a variant costs on the road in a city, in whole rupees; a sum is null while one of its lines is `missing`.
 * `variant` is null when the price is the model's own, `price_month` ('YYYY-MM') is the month of the ex-showroom price,
 * `date` the day that the rules hold for, `version` names the state of the rules.
 */
export const onRoadPriceSchema = z.pipe(
  z.transform((answer: unknown): unknown => (Array.isArray(answer) ? answer[0] : answer)),
  z.object({
    variant: lenientText,
    city: z.string(),
    state: lenientText,
    ...sumsShape,
    lines: lenientList(priceLineSchema),
    missing: lenientList(missingLineSchema),
    confidence: confidenceIfAny,
    version: lenientText,
    date: lenientText,
    price_month: lenientText,
  }),
);
export type OnRoadPrice = z.infer<typeof onRoadPriceSchema>;

/** What a variant costs on the road in each state, the cheapest first, unknown sums last. */
export const statePricesSchema = z.object({
  variant: lenientText,
  version: lenientText,
  date: lenientText,
  price_month: lenientText,
  states: z.array(
    z.object({ state: z.string(), ...sumsShape, missing: lenientList(missingLineSchema), confidence: confidenceIfAny }),
  ),
});
export type StatePrices = z.infer<typeof statePricesSchema>;

/** The question of `on-road-price/`: a city by name, and the variant by name or id, where not the cheapest is meant. */
export interface OnRoadPriceQuestion {
  city: string;
  variant?: string | undefined;
  /** Whether it is bought on a loan. */
  loan?: boolean | undefined;
}
