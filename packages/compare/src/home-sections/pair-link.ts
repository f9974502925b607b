import { type BikeCard, type Comparison, fullNameOf } from '@dopahiya/domain/bikes';
import * as texts from '#texts/home-sections';
import { comparePath } from '../comparison/comparison-address.ts';

/** How many comparisons are in sight at a time. */
export const pairsAtATime = 3;

/** The two bikes of a comparison, with the address that shows them and the cards that go along. */
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
