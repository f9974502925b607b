import * as z from 'zod/mini';
import { looseText } from './loose-values.ts';

/** A city where prices and showrooms are known. */
export const citySchema = z.object({ id: z.union([z.int(), z.string()]), name: z.string(), state: looseText });
export type City = z.infer<typeof citySchema>;
