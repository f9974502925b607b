import { cityQueries, foundCities, useApi } from '@dopahiya/api-client';
import type { City } from '@dopahiya/domain/places';
import { chosenCity } from '@dopahiya/visitor';
import { Combobox, type ComboboxProps, useDebounced } from '@dopahiya/ui-kit';
import * as texts from '#texts/city-box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFollowing } from '../following/use-following.ts';
import { choiceOption } from './choice-option.tsx';
import { useCitySections } from './use-city-sections.ts';

export interface CityBoxProps extends Pick<ComboboxProps, 'closesAfter' | 'labelled'> {
  /** The name of the city in force; null for none. */
  chosen: string | null;
  error: string | undefined;
  /** Called with the name of a city, and with null when the box was emptied. */
  onChoose: (name: string | null) => void;
  /** Called when no city could be fetched. */
  onFailure?: () => void;
}

/**
 * The city, found by any part of its names, by its state or PIN code; the largest ones before anything is typed. The one
 * that is chosen is the visitor's city from then on, wherever prices and showrooms are shown.
 */
export function CityBox({ chosen, error, onChoose, onFailure, ...box }: CityBoxProps) {
  const [text, setText] = useFollowing(chosen, '');
  const [isOpen, setOpen] = useState(false);
  const search = useDebounced(text === chosen ? '' : text.trim());
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...cityQueries.named(useApi(), search),
    select: foundCities,
    placeholderData: (last) => last,
    enabled: isOpen,
  });
  const sectionsOf = useCitySections(isOpen);
  const tell = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (isError) tell();
  }, [isError]);
  const found = isError || !data ? { cities: [] } : { ...data, hasMore: search !== '' && hasNextPage };
  const choose = (name: string, id: string) => {
    const city = found.cities.find((one) => String(one.id) === id);
    chosenCity.write({ name, state: city?.state ?? null });
    onChoose(name);
  };
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
      sections={sectionsOf(found, (city) => cityOption(city, chosen, found.cities))}
      status={isFetching && found.cities.length === 0 ? 'loading' : 'idle'}
      emptyTexts={texts.noCities}
      onChoose={(option) => {
        if (option.next === 'more') void fetchNextPage();
        else setText(option.next?.search ?? option.text);
        if (option.city) choose(option.text, option.id);
      }}
      {...(error && { error })}
    />
  );
}

/** A city by its name, and with its state where another one that is shown has the same. */
function cityOption(
  { id, name, state }: Pick<City, 'id' | 'name' | 'state'>,
  chosen: string | null,
  shown: readonly Pick<City, 'name'>[],
) {
  const isAmbiguous = state !== null && shown.filter((city) => city.name === name).length > 1;
  const text = isAmbiguous ? `${name}, ${state}` : name;
  return choiceOption(String(id), text, text === chosen);
}
