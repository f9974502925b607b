import * as z from 'zod/mini';

/** What becomes of an account's favourites, by the slugs of models and `usedBikeFavourite`; said twice, it changes nothing more. */
export interface FavouriteChanges {
  added: readonly string[];
  removed: readonly string[];
}

/** The favourites of an account after a change, the latest last, and those that it had no room for. */
export const favouritesSchema = z.object({ slugs: z.array(z.string()), left_out: z.array(z.string()) });
export type Favourites = z.infer<typeof favouritesSchema>;
