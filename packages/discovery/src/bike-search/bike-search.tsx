import { addressIn, paths } from '@dopahiya/domain/site';
import { Later, SearchField } from '@dopahiya/ui-kit';
import { rememberSearch } from '@dopahiya/visitor';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-search';
import type { BikeSearchProps } from './bike-search-props.ts';
import { useTypedText } from './use-typed-text.ts';

/**
 * Bike search: suggestions link to bikes, and the submitted text goes to the search page, also without scripts. The suggestions code loads
 * on first focus and takes over the typed text.
 */
export function BikeSearch({ place, text, onText, field, trailing }: BikeSearchProps) {
  const navigate = useNavigate();
  useTypedText(field, text, onText);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = text.trim();
    if (query === '') return;
    rememberSearch(query);
    if (place === 'header') onText('');
    void navigate(paths.searchFor(query));
  };
  const box = {
    tone: place === 'hero' ? 'large' : 'sunken',
    ...texts.boxes[place],
    trailing,
    name: 'q',
    required: true,
    pattern: String.raw`.*\S.*`,
    title: texts.whatToType,
    maxLength: 100,
    enterKeyHint: 'search',
  } as const;
  return (
    <Form action={addressIn(paths.search)} onSubmit={submit}>
      <Later
        browserOnly
        when="touched"
        load={loadSuggestions}
        fallback={
          <SearchField
            {...box}
            {...asCombobox}
            ref={field}
            defaultValue={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
        }
        {...box}
        place={place}
        text={text}
        onText={onText}
        field={field}
      />
    </Form>
  );
}

const loadSuggestions = async () => (await import('./suggesting-field.tsx')).SuggestingField;

/** ARIA attributes of the later combobox, so that screen readers announce no change when suggestions load. */
const asCombobox = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
} as const;

const Form = styled.form`
  min-width: 0;
`;

/** Search box in the header of every page, also used by pages that offer a search. */
export function HeaderSearch() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return <BikeSearch place="header" text={text} onText={setText} field={field} />;
}
