import type { BikeCard } from './bike-card.ts';

/**
 * Whether something that a browser stored (navigation state, storage) is the card of a bike. Not the contract's schema:
 * for pages that read nothing else it would be the only reason to load the contract.
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
