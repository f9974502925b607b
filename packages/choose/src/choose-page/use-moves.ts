import type { ChoiceBike } from '@dopahiya/domain/bikes';
import type { ChoiceWeights } from '@dopahiya/domain/requests';
import { type ChosenBike, type Move, movesBetween, orderBikes } from '@dopahiya/engines/choose';
import { useState } from 'react';

/** Returns which bikes moved up, and why, when their order last changed; none at first. */
export function useMoves(bikes: readonly ChoiceBike[], ordered: readonly ChosenBike[], weights: ChoiceWeights): Move[] {
  const [last, setLast] = useState({ weights, before: weights });
  if (!areSame(weights, last.weights)) {
    const isSameOrder = slugsOf(orderBikes(bikes, last.weights)) === slugsOf(ordered);
    setLast({ weights, before: isSameOrder ? last.before : last.weights });
  }
  return last.before === last.weights ? [] : movesBetween(orderBikes(bikes, last.before), ordered, weights);
}

const slugsOf = (ordered: readonly ChosenBike[]): string => ordered.map(({ bike }) => bike.slug).join();

const areSame = (one: ChoiceWeights, other: ChoiceWeights): boolean => textOf(one) === textOf(other);

const textOf = (weights: ChoiceWeights): string =>
  Object.entries(weights)
    .filter(([, weight]) => weight > 0)
    .map(([criterion, weight]) => `${criterion}-${weight}`)
    .toSorted((one, other) => one.localeCompare(other))
    .join();
