import * as z from 'zod';

const MAX_NAME = 120;

/** A name or an id that somebody typed or chose. */
const nameOrId = (what: string) => {
  const error = `Give ${what}, as text.`;
  return z
    .union([z.string(), z.int().nonnegative()], { error })
    .transform((value) => String(value).normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, error)
        .max(MAX_NAME, `Give at most ${MAX_NAME} characters.`)
        .regex(/^\P{C}*$/u, 'Leave out control characters.'),
    );
};

/** What a form sends for a field that nobody filled. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** The body of `on-road-price/`. */
export const priceQuestionSchema = z.object({
  city: nameOrId('the name of a city').describe('Name, slug or id of a city; `name, state` where several share a name'),
  variant: unlessEmpty(nameOrId('the name of a variant')).describe('Name or id; without it the cheapest variant'),
  loan: unlessEmpty(z.boolean('Give true or false.')).describe('Whether the bike is bought on a loan'),
});
export type PriceQuestion = z.infer<typeof priceQuestionSchema>;

/** The query of `on-road-price/states/`. */
export const statePricesQuerySchema = z.object({
  variant: unlessEmpty(nameOrId('the name of a variant')).describe('Name or id; without it the cheapest variant'),
  loan: z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(['true', 'false'], 'Give true or false.').optional(),
    )
    .transform((word) => word === 'true'),
});
export type StatePricesQuery = z.infer<typeof statePricesQuerySchema>;
