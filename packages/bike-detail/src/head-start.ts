import type { BikeCard } from '@dopahiya/domain';

/** The card that a visitor came from, when the navigation state carries that of this very bike. */
export function headStartOf(state: unknown, slug: string): BikeCard | null {
  const { bike } = (state ?? {}) as { bike?: Partial<BikeCard> | null };
  return bike?.slug === slug && isCard(bike) ? bike : null;
}

// Browsers keep navigation state over reloads, so it may come from an older edition of the site. Not the contract's
// schema: it would be the only reason to load the contract with the page.
const isCard = (bike: Partial<BikeCard>): bike is BikeCard =>
  typeof bike.name === 'string' &&
  typeof bike.brand?.name === 'string' &&
  bike.price !== undefined &&
  Array.isArray(bike.key_highlights);
