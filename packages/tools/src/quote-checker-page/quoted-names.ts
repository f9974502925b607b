import { brandQueries, modelQueries, type ApiClient } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { queryOptions } from '@tanstack/react-query';

/** Maximum number of brands whose models a text is searched for. */
const maxBrands = 2;

/** Queries of what a quotation names. */
export const quotedNames = {
  /**
   * Bikes that a quotation names: one if it is certain, several if a name fits several. The text is read here and not sent; what reads it
   * loads with the first text.
   */
  bikes: (api: ApiClient, text: string) =>
    queryOptions({
      queryKey: ['quoted-bikes', text],
      queryFn: async ({ client }): Promise<BikeCard[]> => {
        const [{ brandsMentioned, modelsMentioned }, brands] = await Promise.all([
          import('@dopahiya/engines/model-names'),
          client.query(brandQueries.all(api)),
        ]);
        const named = brandsMentioned(brands, text).slice(0, maxBrands);
        const lists = named.map(({ slug }) => client.query(modelQueries.ofBrand(api, slug)));
        const models =
          named.length > 0 ? (await Promise.all(lists)).flat() : await client.query(modelQueries.bestSelling(api));
        const bikes = models.map((card) => Object.assign({}, card, { key: `${card.brand.slug}/${card.slug}` }));
        return modelsMentioned(text, { brands, bikes });
      },
      enabled: text.trim() !== '',
      staleTime: Infinity,
      gcTime: 60_000,
    }),
};
