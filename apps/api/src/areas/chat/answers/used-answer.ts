import { listingQuerySchema } from '@dopahiya/domain/inputs';
import { formatQuantityIn, placeNameIn } from '@dopahiya/domain/languages';
import { usedKmBounds, usedPriceRanges } from '@dopahiya/domain/market';
import { formatPrice, paths } from '@dopahiya/domain/site';
import type { ChatSlots } from '@dopahiya/engines/chat';
import { type Answering, card, textAnswer, shown, slugOf } from './answered.ts';

/** Lists the first three matching used bikes. */
export const answerUsed: Answering = async ({ slots, words, sources }) => {
  const asked = {
    ...(slots.brand !== undefined && { brand: slots.brand }),
    ...(slots.bike !== undefined && { bike: slugOf(slots.bike) }),
    ...(slots.city !== undefined && { city: slots.city }),
    ...(slots.budget_max !== undefined && { max_price: String(slots.budget_max) }),
    ...(slots.year_min !== undefined && { min_year: String(slots.year_min) }),
    ...(slots.km_max !== undefined && { max_km: String(slots.km_max) }),
  };
  const { rows } = await sources.listings.list(listingQuerySchema.parse({ ...asked, limit: String(shown) }));
  const link = { label: words.links.used, href: usedAddress(slots) };
  if (rows.length === 0) return textAnswer(words.usedNone, card({ kind: 'page', title: words.links.used, link }));
  const facts = rows.map(({ listing, city }) => ({
    label: [
      listing.model,
      String(listing.year_of_manufacture),
      formatQuantityIn(words.language, listing.km_ridden, 'km'),
      ...(city ? [placeNameIn(words.language, city.name)] : []),
      ...(listing.is_sample ? [words.labels.sample] : []),
    ].join(', '),
    value: formatPrice(listing.expected_price),
  }));
  return textAnswer(words.used, card({ kind: 'listings', title: words.links.used, facts, link }));
};

/** Builds the used-bikes address with the filters it supports: only certain bounds for price and kilometres. */
function usedAddress({ brand, bike, city, budget_max, year_min, km_max = Infinity }: ChatSlots): string {
  const range = usedPriceRanges.find(({ min, max }) => min === 0 && max === budget_max);
  const km = usedKmBounds.find((bound) => bound >= km_max);
  const search = new URLSearchParams({
    ...(bike !== undefined && { search: slugOf(bike).replaceAll('-', ' ') }),
    ...(brand !== undefined && { brand }),
    ...(city !== undefined && { city }),
    ...(range && { price: `${range.min}-${range.max}` }),
    ...(year_min !== undefined && { min_year: String(year_min) }),
    ...(km !== undefined && { max_km: String(km) }),
  });
  return search.size === 0 ? paths.usedBikes : `${paths.usedBikes}?${search.toString()}`;
}
