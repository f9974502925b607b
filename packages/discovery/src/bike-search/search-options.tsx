import type { BikeSuggestion, SearchLead, SearchRead } from '@dopahiya/domain/requests';
import { paths, suggestedPath } from '@dopahiya/domain/site';
import { type ComboboxOption, Icon } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-suggestions';
import { nameHas } from '#texts/search-page';
import { leadLinks } from '../search-page/lead-links.ts';
import { partLabel } from '../search-page/part-label.ts';
import type { SearchPlace } from './bike-search-props.ts';
import { SuggestionRow } from './suggestion-row.tsx';

/** A search suggestion: a bike or page, which it links to, or a term, which it searches for. Its address also opens in a new tab. */
export type SearchOption = ComboboxOption & { bike?: BikeSuggestion };

/** Returns a suggested bike as an option. */
export const bikeOption = (bike: BikeSuggestion, match: string, place: SearchPlace): SearchOption => ({
  id: `bike-${bike.id}`,
  text: bike.name,
  content: <SuggestionRow bike={bike} match={match} place={place} />,
  href: suggestedPath(bike),
  bike,
});

/** Returns the pages that the words ask for, as options. */
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

/** Returns the interpretation of the search words as an option that leads to the same results as Enter. */
export function readOptions(read: SearchRead | undefined, query: string): SearchOption[] {
  if (!read) return [];
  const labels = [...(read.names === '' ? [] : [nameHas(read.names)]), ...read.parts.map(partLabel)];
  const text = read.count > 0 ? texts.showBikes(labels) : texts.noBikes(labels);
  const content = (
    <>
      <Icon name="search" size={18} />
      <span>{text}</span>
      {read.count > 0 && <small>{texts.counted(read.count)}</small>}
    </>
  );
  return [{ id: 'read', text, content, href: paths.searchFor(query) }];
}

/** Returns search terms as options, with the icon of their list. */
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
