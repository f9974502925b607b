import * as z from 'zod/mini';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { looseTexts } from '../requests/loose-values.ts';
import { bikeCardSchema } from './bike-card.ts';

const leftOutOf = (answer: unknown): unknown => ((answer ?? {}) as { left_out?: unknown }).left_out;

/** One page of the bikes that have most words of a search, with the words that were left out because no name has them too. */
export const foundBikePageSchema = z.pipe(
  z.transform((answer: unknown) => ({ ...pageFrom(answer), left_out: leftOutOf(answer) })),
  z.object({ ...pageShape, results: z.array(bikeCardSchema), left_out: looseTexts }),
);
