import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { listingQuerySchema } from './listing-query.ts';

const LONGEST = 1000;
const { page: _page, limit: _limit, facets: _facets, ...filters } = listingQuerySchema.shape;
const filterNames = Object.keys(filters);

/** The body of `POST used-bikes/saved_searches/`: the filters of `used-bikes/` as in an address; other parameters are dropped. */
export const savedSearchInputSchema = z.object({
  query: z
    .string({ error: texts.savedSearchMissing })
    .max(LONGEST, texts.longer(LONGEST))
    .transform((text, context) => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      const query = filtersIn(text);
      if (!Object.keys(query).some((name) => name !== 'sort')) return refuse(texts.savedSearchEmpty);
      if (listingQuerySchema.safeParse(query).success) return new URLSearchParams(query).toString();
      return refuse(texts.savedSearchWrong);
    }),
});

/** Returns the filters in a fixed order, so that equal searches are equal texts. */
function filtersIn(text: string): Record<string, string> {
  const given = new URLSearchParams(text);
  const named = filterNames.map((name) => [name, (given.get(name) ?? '').trim()] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}
