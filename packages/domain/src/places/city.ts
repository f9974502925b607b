import * as z from 'zod/mini';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { lenientText } from '../requests/lenient-values.ts';

/** City with known prices and showrooms; `rto_code` is its registration office, like 'MH12'. */
export const citySchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  state: lenientText,
  rto_code: lenientText,
});
export type City = z.infer<typeof citySchema>;

/**
 * Interpretation of a search text that matches no city: a state, the start of a PIN code, a place near known
 * cities, or unknown; with the name it was read as and the possible states. `large` is the nearest large city if
 * it is in another state, where road tax differs.
 */
const cityGuessSchema = z.object({
  kind: z.enum(['state', 'pin', 'place', 'unknown']),
  asked: z.string(),
  states: z.array(z.string()),
  large: z.nullable(citySchema),
});
export type CityGuess = z.infer<typeof cityGuessSchema>;

const guessIn = (answer: unknown): unknown => ((answer ?? {}) as { guess?: unknown }).guess ?? null;

/** Page of cities; `guess` interprets a search that matched no city, and is null if the API does not guess. */
export const cityPageSchema = z.pipe(
  z.transform((answer: unknown) => ({ ...pageFrom(answer), guess: guessIn(answer) })),
  z.object({ ...pageShape, results: z.array(citySchema), guess: z.nullable(cityGuessSchema) }),
);
export type CityPage = z.infer<typeof cityPageSchema>;
