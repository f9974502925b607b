import type { BikeSuggestion } from '@dopahiya/domain/requests';

/** A suggestion of the contract, for stories and tests; what is not given is a Classic 350. */
export function sampleSuggestion(facts: Partial<BikeSuggestion> = {}): BikeSuggestion {
  return {
    id: 1,
    name: 'Classic 350',
    brand: 'Royal Enfield',
    brand_slug: 'royal-enfield',
    slug: 'classic-350',
    status: 'on_sale',
    year: 2026,
    price: 181118,
    engine_capacity: 349,
    max_power: 20.2,
    image: null,
    ...facts,
  };
}
