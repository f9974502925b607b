import { suggestionQueries, useApi } from '@dopahiya/api-client';
import type { BikeSuggestion } from '@dopahiya/domain';
import { Combobox, type ComboboxOption, useDebounced } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/chosen-bike';

/** What `BikeBox` takes. */
export interface BikeBoxProps {
  /** The name under which the words are sent without scripts. @default 'bike' */
  name?: string;
  label?: string;
  /** The full name of the bike that is chosen; empty without one. */
  chosen: string;
  error?: string | undefined;
  /** Called with the slug of a bike. */
  onChoose: (slug: string) => void;
}

/** A bike, found by its name from two letters on. */
export function BikeBox({ name = 'bike', label = texts.bike, chosen, error, onChoose }: BikeBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const words = typed?.trim() ?? '';
  const { options, status } = useBikeOptions(words);
  const emptyTexts = words.length < 2 ? texts.typeToSearch : texts.noBikes(words);
  return (
    <Combobox
      label={label}
      labelled="visibly"
      name={name}
      placeholder={texts.bikePlaceholder}
      value={typed ?? chosen}
      onValueChange={setTyped}
      onFocus={({ currentTarget }) => currentTarget.select()}
      sections={[{ title: texts.bikes, options }]}
      status={status}
      emptyTexts={emptyTexts.map((line) => (
        <p key={line}>{line}</p>
      ))}
      onChoose={({ id }) => {
        setTyped(null);
        onChoose(id);
      }}
      {...(error && { error })}
    />
  );
}

/** The bikes that fit the words; the last ones stay until the next are here. */
function useBikeOptions(words: string) {
  const search = useDebounced(words);
  const { data, isFetching, isError } = useQuery({
    ...suggestionQueries.matching(useApi(), search),
    enabled: search.length > 1,
    placeholderData: (last) => last,
  });
  const results = isError || words.length < 2 ? [] : (data?.results ?? []);
  const options = results.flatMap(optionOf);
  return { options, status: isFetching && options.length === 0 ? ('loading' as const) : ('idle' as const) };
}

function optionOf({ slug, name, brand }: BikeSuggestion): ComboboxOption[] {
  const text = brand ? `${brand} ${name}` : name;
  return slug ? [{ id: slug, text, content: text }] : [];
}
