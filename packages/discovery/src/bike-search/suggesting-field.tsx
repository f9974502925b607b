import { bikeCardSchema } from '@dopahiya/domain/bikes';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import { Combobox, type SearchFieldProps } from '@dopahiya/ui-kit';
import { rememberSearch } from '@dopahiya/visitor';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BikeSearchProps } from './bike-search-props.ts';
import type { SearchOption } from './search-options.tsx';
import { useCaret } from './use-caret.ts';
import { useSuggestions } from './use-suggestions.tsx';

type BoxProps = Pick<SearchFieldProps, 'tone' | 'label' | 'placeholder' | 'name' | 'required' | 'pattern' | 'title'>;

interface SuggestingFieldProps extends BikeSearchProps, BoxProps {}

/** Search box with suggestions; takes over the caret from the plain box that it replaces. */
export function SuggestingField({ place, text, onText, field, ...box }: SuggestingFieldProps) {
  const navigate = useNavigate();
  useCaret(field);
  const [isOpen, setOpen] = useState(false);
  const { sections, status, emptyTexts } = useSuggestions(place, text, isOpen);
  const choose = (option: SearchOption) => {
    const { bike, href, afterChoice } = option;
    // Choosing a term fills the box; its address is only for opening in a new tab.
    const goesTo = afterChoice === 'stay' ? undefined : href;
    const term = goesTo !== undefined && !bike ? text.trim() : option.text;
    onText(term);
    rememberSearch(term);
    if (goesTo !== undefined) void navigate(goesTo, bike && { state: { bike: suggestedSummary(bike) } });
  };
  return (
    <Combobox
      {...box}
      ref={field}
      value={text}
      onValueChange={onText}
      sections={sections}
      status={status}
      emptyTexts={emptyTexts.map((line) => (
        <p key={line}>{line}</p>
      ))}
      onOpenChange={setOpen}
      onChoose={choose}
    />
  );
}

/** Returns what the suggestion knows of a bike (card and year), shown until the bike's page has loaded. */
function suggestedSummary({ brand, brand_slug, year, ...bike }: BikeSuggestion) {
  return { ...bikeCardSchema.parse({ ...bike, brand: { name: brand, slug: brand_slug } }), year };
}
