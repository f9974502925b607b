import { cityQueries, useApi } from '@dopahiya/api-client';
import { Combobox, useDebounced } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choiceOption, idleTime } from './choice-option.tsx';

/** What `CityBox` takes. */
export interface CityBoxProps {
  chosen: string;
  error: string | undefined;
  /** Whether its label is seen. @default 'hidden' */
  labelled?: 'visibly' | 'hidden';
  /** Called with the name of a city. */
  onChoose: (name: string) => void;
}

/** The city, found by any part of its names; the largest ones before anything is typed. */
export function CityBox({ chosen, error, labelled = 'hidden', onChoose }: CityBoxProps) {
  const [text, setText] = useState(chosen);
  const typed = text === chosen ? '' : text.trim();
  const search = useDebounced(typed);
  const { data, isFetching, isError } = useInfiniteQuery({
    ...cityQueries.named(useApi(), search),
    select: ({ pages: [first] }) => first?.results ?? [],
    placeholderData: (last) => last,
  });
  const cities = isError ? [] : (data ?? []);
  return (
    <Combobox
      label={texts.city}
      labelled={labelled}
      name="city"
      icon="map-pin"
      placeholder={texts.citySearch}
      value={text}
      onValueChange={setText}
      onFocus={({ currentTarget }) => currentTarget.select()}
      sections={[{ options: cities.map(({ id, name }) => choiceOption(String(id), name, name === chosen)) }]}
      status={isFetching && cities.length === 0 ? 'loading' : 'idle'}
      emptyTexts={texts.noCities}
      closesAfter={idleTime}
      onChoose={(option) => onChoose(option.text)}
      {...(error && { error })}
    />
  );
}
