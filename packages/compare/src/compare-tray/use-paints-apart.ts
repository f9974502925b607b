import { useApi } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { theme } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { compareQueries } from '../comparison/compare-queries.ts';
import { chainOf, modeOf } from '../comparison/comparison-address.ts';

const drawnFrom = theme.media.nav.replace('@media ', '');

/**
 * The picked bikes in the colours that their comparison has: the picture of each, unless one before it looks alike in that. They
 * are those of the comparison itself, which has them by then when it is opened; a screen too narrow for drawings fetches nothing.
 */
export function usePaintsApart(picked: readonly BikeCard[]): readonly BikeCard[] {
  const chain = chainOf(picked.map(({ slug }) => slug ?? ''));
  const isDrawn = picked.length > 1 && matchMedia(drawnFrom).matches;
  const { data = [] } = useQuery({ ...compareQueries.bikes(useApi(), modeOf(picked), chain), enabled: isDrawn });
  const images = new Map(data.map(({ slug, image }) => [slug, image]));
  return picked.map((bike) => Object.assign({}, bike, { image: images.get(bike.slug) ?? bike.image }));
}
