import { placeName, type City, type CityGuess } from '@dopahiya/domain/places';
import * as texts from '#texts/city-groups';

/** Group of cities; has a title if the search matched no city. */
export interface CityGroup<Shown> {
  title?: string;
  cities: readonly Shown[];
}

/** Groups the cities that a search found: those of a state or near a place, then the nearest large one in another state. */
export function cityGroups<Shown>(
  cities: readonly (Shown | City)[],
  guess: CityGuess | null | undefined,
): CityGroup<Shown | City>[] {
  if (!guess) return [{ cities }];
  const { large } = guess;
  return [
    { title: titleOf(guess), cities },
    ...(large ? [{ title: texts.nearestLarge(placeName(large.state ?? '')), cities: [large] }] : []),
  ];
}

function titleOf({ kind, asked, states: named }: CityGuess): string {
  const states = named.map(placeName);
  if (kind === 'pin') return texts.ofPin(asked, states);
  if (kind === 'place') return texts.near(asked, states);
  return kind === 'state' ? texts.inStates(states) : texts.noneNamed;
}

/** Returns the states to choose from if nothing was found. */
export const statesToChoose = (guess: CityGuess | null | undefined): readonly string[] =>
  guess?.kind === 'unknown' ? guess.states : [];
