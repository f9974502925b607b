import { type BikeSuggestion, paths, suggestedPath } from '@dopahiya/domain';
import { type ComboboxOption, Icon } from '@dopahiya/ui-kit';
import type { SearchPlace } from './bike-search-props.ts';
import { SuggestionRow } from './suggestion-row.tsx';

/** A suggested bike, which leads to its page, or a term, which is searched for next; in a new tab on the search page. */
export type SearchOption = ComboboxOption & ({ bike: BikeSuggestion; href: string } | { bike?: undefined });

/** A suggested bike as an option. */
export const bikeOption = (bike: BikeSuggestion, match: string, place: SearchPlace): SearchOption => ({
  id: `bike-${bike.id}`,
  text: bike.name,
  content: <SuggestionRow bike={bike} match={match} place={place} />,
  href: suggestedPath(bike),
  bike,
});

/** Terms as options, with the icon of their list. */
export const termOptions = (terms: readonly string[], icon: 'clock' | 'trending'): SearchOption[] =>
  terms.map((term) => ({
    id: `${icon}-${term}`,
    text: term,
    content: (
      <>
        <Icon name={icon} size={18} />
        {term}
      </>
    ),
    href: paths.searchFor(term),
    afterChoice: 'stay',
  }));
