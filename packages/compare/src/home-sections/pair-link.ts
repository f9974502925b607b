import { type BikeCard, type Comparison, fullNameOf } from '@dopahiya/domain/bikes';
import * as texts from '#texts/home-sections';
import { comparePath } from '../comparison/comparison-address.ts';

/** Number of comparisons per page. */
export const pairsAtATime = 3;

/** Returns the two bikes of a comparison, with its URL and the cards for navigation state. */
export function pairLink({ bikes }: Comparison) {
  const [one, other] = bikes as [BikeCard, BikeCard];
  return {
    one,
    other,
    name: texts.pair(fullNameOf(one), fullNameOf(other)),
    to: comparePath('bikes', [one.slug, other.slug]),
    state: { bikes: [one, other] },
  };
}
