import type { UsedBikeFacets, UsedSearchRead } from '@dopahiya/domain/market';
import { ChosenChips } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bikes-list';
import { filterChips } from './filter-chips.ts';
import { type Choices, toUsedBikes } from './used-bikes-address.ts';

export interface ChosenFiltersProps {
  choices: Choices;
  facets: UsedBikeFacets | null;
  /** How the typed search was read; null while unknown. */
  read: UsedSearchRead | null;
}

/** Chosen filters and the parts of the typed search, as chips that remove themselves. */
export function ChosenFilters({ choices, facets, read }: ChosenFiltersProps) {
  const clear = { label: texts.clearFilters, to: toUsedBikes({}) };
  return <ChosenChips label={texts.chosenFilters} chips={filterChips(choices, { facets, read })} clear={clear} />;
}
