import * as z from 'zod/mini';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { lenientText } from '../requests/lenient-values.ts';

/** A city where prices and showrooms are known; `rto_code` is that of its registration office, like 'MH12'. */
export const citySchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  state: lenientText,
  rto_code: lenientText,
});
export type City = z.infer<typeof citySchema>;

/**
 * What a text was taken for that names none of the cities: a state, the first digits of PIN codes, a place near which they
 * are, or nothing that is known; with what it was read as, and the states that may be meant. `large` is the nearest large
 * city where that lies in another state, so that road tax there is another.
 */
const cityGuessSchema = z.object({
  kind: z.enum(['state', 'pin', 'place', 'unknown']),
  asked: z.string(),
  states: z.array(z.string()),
  large: z.nullable(citySchema),
});
export type CityGuess = z.infer<typeof cityGuessSchema>;

const guessIn = (answer: unknown): unknown => ((answer ?? {}) as { guess?: unknown }).guess ?? null;

/** One page of cities; `guess` says what they are where a search named no city, and is null on an API that does not guess. */
export const cityPageSchema = z.pipe(
  z.transform((answer: unknown) => ({ ...pageFrom(answer), guess: guessIn(answer) })),
  z.object({ ...pageShape, results: z.array(citySchema), guess: z.nullable(cityGuessSchema) }),
);
export type CityPage = z.infer<typeof cityPageSchema>;
