import type { BikeCard } from './bike-card.ts';

/**
 * Checks whether a stored value (navigation state, storage) is a bike card. Does not use the contract's schema,
 * so that pages that need nothing else from it don't have to load it.
 */
export function isBikeCard(stored: unknown): stored is BikeCard {
  const card = (stored ?? {}) as Partial<BikeCard>;
  return (
    typeof card.slug === 'string' &&
    typeof card.name === 'string' &&
    typeof card.brand?.name === 'string' &&
    card.price !== undefined &&
    Array.isArray(card.key_highlights)
  );
}
