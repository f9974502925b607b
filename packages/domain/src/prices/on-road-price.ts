import * as z from 'zod/mini';
import { lenientList, lenientNumber, lenientPrice, lenientText } from '../requests/lenient-values.ts';

/** Confidence in a figure: `high` for official publications, `medium` for the press, `low` for general knowledge. */
export const priceConfidenceSchema = z.enum(['high', 'medium', 'low']);
export type PriceConfidence = z.infer<typeof priceConfidenceSchema>;

const confidenceIfAny = z.pipe(
  z.transform((confidence: unknown) => confidence ?? null),
  z.nullable(priceConfidenceSchema),
);

/** Step of a tax: applies to prices up to and including `up_to`, as a percentage of the price or in whole rupees. */
const taxStepSchema = z.object({
  up_to: z.nullable(z.number()),
  percent: z.optional(z.number()),
  rupees: z.optional(z.number()),
});

/** Calculation of an amount from the ex-showroom price: by the step that `share` of it falls into, but at least `min`. */
const priceStepsSchema = z.object({ share: z.number(), min: z.number(), steps: z.array(taxStepSchema) });
export type PriceSteps = z.infer<typeof priceStepsSchema>;

/** Line of an on-road price in whole rupees, with its rule in words, source, start date, confidence and calculation. */
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
 * On-road price of a variant in a city, in whole rupees; a total is null while one of its lines is `missing`.
 * `variant` is null if the price is the model's own, `price_month` ('YYYY-MM') is the month of the ex-showroom
 * price, `date` the day of the rules, `version` the version of the rules.
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

/** On-road price of a variant in each state, cheapest first, unknown totals last. */
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
