import type { City, CityGuess } from '@dopahiya/domain/places';
import * as texts from '#texts/city-groups';

/** Cities that belong together; the title says what they are where a search named none of them. */
export interface CityGroup<Shown> {
  title?: string;
  cities: readonly Shown[];
}

/** The cities that a search found in groups: those of a state or near a place, then the nearest large one elsewhere. */
export function cityGroups<Shown>(
  cities: readonly (Shown | City)[],
  guess: CityGuess | null | undefined,
): CityGroup<Shown | City>[] {
  if (!guess) return [{ cities }];
  const { large } = guess;
  return [
    { title: titleOf(guess), cities },
    ...(large ? [{ title: texts.nearestLarge(large.state ?? ''), cities: [large] }] : []),
  ];
}

function titleOf({ kind, asked, states }: CityGuess): string {
  if (kind === 'pin') return texts.ofPin(asked, states);
  if (kind === 'place') return texts.near(asked, states);
  return kind === 'state' ? texts.inStates(states) : texts.noneNamed;
}

/** The states to choose from where nothing was found. */
export const statesToChoose = (guess: CityGuess | null | undefined): readonly string[] =>
  guess?.kind === 'unknown' ? guess.states : [];
