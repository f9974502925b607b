import { bikeQueries, modelQueries, useApi } from '@dopahiya/api-client';
import { paintOfColour } from '@dopahiya/domain/market';
import type { BikeCard, BikeDetail } from '@dopahiya/domain/bikes';
import { modelNamed } from '@dopahiya/engines/model-names';
import { useQuery } from '@tanstack/react-query';
import type { SellAnswers } from '../sell-draft/sell-answers.ts';

/** Catalogue data of the bike being sold. */
export interface CatalogueBike {
  /** Models of the brand; empty while loading or on failure. */
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
  const card = brand ? modelOf(brand, models, model) : null;
  const slug = card?.slug ?? null;
  const { queryKey, queryFn, staleTime } = bikeQueries.detail(api, slug ?? '');
  const { data: bike } = useQuery({ queryKey, queryFn, staleTime, enabled: slug !== null });
  return {
    models,
    variants: bike?.variants.map(({ name }) => name) ?? [],
    slug,
    drawn: card && { ...card, image: pictureOf(bike, color) ?? card.image },
  };
}

const modelOf = (brand: NonNullable<SellAnswers['brand']>, models: readonly BikeCard[], typed: string) =>
  modelNamed(models, typed, brand) ?? null;

function pictureOf(bike: BikeDetail | undefined, color: SellAnswers['color']): string | null {
  const paints = (bike?.color_options ?? []).flatMap(({ hex, image }) => (hex && image ? [{ hex, image }] : []));
  return paintOfColour(color, paints)?.image ?? null;
}
