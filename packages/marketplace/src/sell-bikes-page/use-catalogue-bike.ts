import { bikeQueries, modelQueries, useApi } from '@dopahiya/api-client';
import { paintOfColour } from '@dopahiya/domain/market';
import type { BikeCard, BikeDetail } from '@dopahiya/domain/bikes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SellAnswers } from '../sell-draft/sell-answers.ts';

/** Catalogue data of the bike being sold. */
export interface CatalogueBike {
  /** Models of the brand that the typed text may mean; empty while loading or on failure. */
  models: readonly BikeCard[];
  /** Variants of the model. */
  variants: readonly string[];
  /** Slug of the bike; null if it is not in the catalogue. */
  slug: string | null;
  /** Drawing in the closest available colour; null if it is not in the catalogue. */
  drawn: Pick<BikeCard, 'name' | 'brand' | 'image' | 'drawing'> | null;
}

/** Finds the bike with this brand and model in the catalogue. */
export function useCatalogueBike({ brand, model, color }: SellAnswers): CatalogueBike {
  const api = useApi();
  const { data: models = [] } = useQuery({ ...modelQueries.ofBrand(api, brand?.slug ?? ''), enabled: brand !== null });
  const { data: { named: card, matching } = { named: null, matching: models } } = useQuery({
    ...namedModels(models, model, brand),
    placeholderData: (last, before) => (before?.queryKey[1] === brand?.slug ? last : undefined),
  });
  const slug = card?.slug ?? null;
  const { queryKey, queryFn, staleTime } = bikeQueries.detail(api, slug ?? '');
  const { data: bike } = useQuery({ queryKey, queryFn, staleTime, enabled: slug !== null });
  return {
    models: matching,
    variants: bike?.variants.map(({ name }) => name) ?? [],
    slug,
    drawn: card && { ...card, image: pictureOf(bike, color) ?? card.image },
  };
}

/** Finds the model that a seller names, and those that an unfinished name may mean; what reads names loads with the first brand. */
const namedModels = (models: readonly BikeCard[], typed: string, brand: SellAnswers['brand']) =>
  queryOptions({
    queryKey: ['model-named', brand?.slug, typed, models.length],
    queryFn: async () => {
      const { modelNamed, modelsNamed } = await import('@dopahiya/engines/model-names');
      if (!brand) return { named: null, matching: [] };
      return { named: modelNamed(models, typed, brand) ?? null, matching: modelsNamed(models, typed, brand) };
    },
    enabled: brand !== null && models.length > 0,
    staleTime: Infinity,
    gcTime: 60_000,
  });

function pictureOf(bike: BikeDetail | undefined, color: SellAnswers['color']): string | null {
  const paints = (bike?.color_options ?? []).flatMap(({ hex, image }) => (hex && image ? [{ hex, image }] : []));
  return paintOfColour(color, paints)?.image ?? null;
}
