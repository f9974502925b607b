import * as z from 'zod/mini';
import { lenientFlag, lenientList, lenientMonth, lenientNumber, lenientPrice } from '../requests/lenient-values.ts';

const valueAtAgeSchema = z.object({ age: z.number(), value: z.number(), low: z.number(), high: z.number() });

/** What bikes of a model are asked for at an age in years, in whole rupees; 8 of 10 between `low` and `high`. */
export type ValueAtAge = z.infer<typeof valueAtAgeSchema>;

/**
 * What a model is asked for by its age, from new on, at usual kilometres of a first owner; empty where nobody knows.
 * `is_rough` says that few such bikes were listed. `as_of` is the month of the listings it rests on, `rows` how many they are.
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
