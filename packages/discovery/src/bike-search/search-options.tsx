import type { BikeSuggestion, SearchLead } from '@dopahiya/domain/requests';
import { paths, suggestedPath } from '@dopahiya/domain/site';
import { type ComboboxOption, Icon } from '@dopahiya/ui-kit';
import { leadLinks } from '../search-page/lead-links.ts';
import type { SearchPlace } from './bike-search-props.ts';
import { SuggestionRow } from './suggestion-row.tsx';

/**
 * A suggested bike or a page that was asked for, which it leads to, or a term, which is searched for next; in a new tab on the
 * search page.
 */
export type SearchOption = ComboboxOption & { bike?: BikeSuggestion };

/** A suggested bike as an option. */
export const bikeOption = (bike: BikeSuggestion, match: string, place: SearchPlace): SearchOption => ({
  id: `bike-${bike.id}`,
  text: bike.name,
  content: <SuggestionRow bike={bike} match={match} place={place} />,
  href: suggestedPath(bike),
  bike,
});

/** The pages that the words ask for, as options that lead there. */
export const leadOptions = (leads: readonly SearchLead[]): SearchOption[] =>
  leadLinks(leads).map(({ to, label }) => ({
    id: `lead-${to}`,
    text: label,
    content: (
      <>
        <Icon name="arrow-right" size={18} />
        {label}
      </>
    ),
    href: to,
  }));

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
