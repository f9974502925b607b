import { favouriteLimit, favouriteSlug } from '../account/index.ts';
import * as z from 'zod';

const slugs = z
  .array(z.string('Give slugs of bikes, as text.').regex(favouriteSlug, 'This isn’t the slug of a bike.'), {
    error: 'Give a list of slugs.',
  })
  .max(favouriteLimit, `Give at most ${favouriteLimit} slugs.`)
  .default([]);

/** The body of `POST users/me/favourites/`. */
export const favouriteChangesSchema = z.object({ added: slugs, removed: slugs });
export type CheckedFavouriteChanges = z.infer<typeof favouriteChangesSchema>;
