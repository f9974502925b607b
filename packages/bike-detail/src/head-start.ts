import { type BikeCard, isBikeCard } from '@dopahiya/domain';

/** The card that a visitor came from, when the navigation state carries that of this very bike. */
export function headStartOf(state: unknown, slug: string): BikeCard | null {
  const { bike } = (state ?? {}) as { bike?: unknown };
  return isBikeCard(bike) && bike.slug === slug ? bike : null;
}
