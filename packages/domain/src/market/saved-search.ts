import * as z from 'zod/mini';

/** Maximum number of searches that an account saves. */
export const savedSearchLimit = 20;

/** Saved search for used bikes: `query` has the filters of `used-bikes/` as in an address, without its page. */
export const savedSearchSchema = z.object({ id: z.int(), query: z.string(), created_at: z.string() });
export type SavedSearch = z.infer<typeof savedSearchSchema>;
