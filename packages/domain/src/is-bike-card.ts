import type { BikeCard } from './bike-card.ts';

/**
 * Whether something that a browser kept (navigation state, storage) is the card of a bike. Not the contract's schema:
 * for pages that read nothing else it would be the only reason to load the contract.
 */
export function isBikeCard(kept: unknown): kept is BikeCard {
  const card = (kept ?? {}) as Partial<BikeCard>;
  return (
    typeof card.slug === 'string' &&
    typeof card.name === 'string' &&
    typeof card.brand?.name === 'string' &&
    card.price !== undefined &&
    Array.isArray(card.key_highlights)
  );
}
