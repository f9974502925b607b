import { cityQueries, useApi } from '@dopahiya/api-client';
import { Combobox, type ComboboxProps, useDebounced } from '@dopahiya/ui-kit';
import * as texts from '#texts/city-box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFollowing } from '../following/use-following.ts';
import { choiceOption } from './choice-option.tsx';

export interface CityBoxProps extends Pick<ComboboxProps, 'closesAfter' | 'labelled'> {
  /** The name of the city in force; null for none. */
  chosen: string | null;
  error: string | undefined;
  /** Called with the name of a city, and with null when the box was emptied. */
  onChoose: (name: string | null) => void;
  /** Called when no city could be fetched. */
  onFailure?: () => void;
}

/** The city, found by any part of its names; the largest ones before anything is typed. */
export function CityBox({ chosen, error, onChoose, onFailure, ...box }: CityBoxProps) {
  const [text, setText] = useFollowing(chosen, '');
  const [isOpen, setOpen] = useState(false);
  const search = useDebounced(text === chosen ? '' : text.trim());
  const { data, isFetching, isError } = useInfiniteQuery({
    ...cityQueries.named(useApi(), search),
    select: ({ pages: [first] }) => first?.results ?? [],
    placeholderData: (last) => last,
    enabled: isOpen,
  });
  const tell = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (isError) tell();
  }, [isError]);
  const cities = isError ? [] : (data ?? []);
  const type = (typed: string) => {
    setText(typed);
    if (typed === '') onChoose(null);
  };
  return (
    <Combobox
      {...box}
      label={texts.city}
      name="city"
      icon="map-pin"
      placeholder={texts.citySearch}
      value={text}
      onValueChange={type}
      onOpenChange={setOpen}
      onFocus={({ currentTarget }) => currentTarget.select()}
      sections={[{ options: cities.map(({ id, name }) => choiceOption(String(id), name, name === chosen)) }]}
      status={isFetching && cities.length === 0 ? 'loading' : 'idle'}
      emptyTexts={texts.noCities}
      onChoose={(option) => {
        setText(option.text);
        onChoose(option.text);
      }}
      {...(error && { error })}
    />
  );
}
