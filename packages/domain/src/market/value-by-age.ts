import * as z from 'zod/mini';
import { lenientFlag, lenientList, lenientMonth, lenientNumber, lenientPrice } from '../requests/lenient-values.ts';

const valueAtAgeSchema = z.object({ age: z.number(), value: z.number(), low: z.number(), high: z.number() });

/** Asking price of a model at an age in years, in whole rupees; 80 % lie between `low` and `high`. */
export type ValueAtAge = z.infer<typeof valueAtAgeSchema>;

/**
 * Asking prices of a model by age, from new, at typical kilometres of a first owner; empty if unknown.
 * `is_rough` means few listings. `as_of` is the month of the listings used, `rows` their number.
 */
export const valuesByAgeSchema = z.pipe(
  z.object({
    values: lenientList(valueAtAgeSchema),
    is_rough: lenientFlag,
    new_price: lenientPrice,
    new_price_month: lenientMonth,
    as_of: lenientMonth,
    rows: lenientNumber,
  }),
  z.transform(({ is_rough, ...facts }) => ({ ...facts, is_rough: is_rough ?? false })),
);
export type ValuesByAge = z.infer<typeof valuesByAgeSchema>;
