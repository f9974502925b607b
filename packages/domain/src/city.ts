import * as z from 'zod/mini';
import { looseText } from './loose-values.ts';

/** A city where prices and showrooms are known; `rto_code` is that of its registration office, like 'MH12'. */
export const citySchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  state: looseText,
  rto_code: looseText,
});
export type City = z.infer<typeof citySchema>;
