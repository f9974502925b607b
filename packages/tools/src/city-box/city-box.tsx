import type { City, CityGuess } from '@dopahiya/domain/places';
import { chosenCity } from '@dopahiya/visitor';
import { Combobox, type ComboboxProps } from '@dopahiya/ui-kit';
import { useEnteredCity } from '@dopahiya/ui-kit/cities';
import * as texts from '#texts/city-box';
import { useRef, useState } from 'react';
import { useFollowing } from '../following/use-following.ts';
import { choiceOption } from './choice-option.tsx';
import { useCitySections } from './use-city-sections.ts';
import { useFoundCities } from './use-found-cities.ts';

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
  const [picked, setPicked] = useState<string | null>(null);
  const { found, named, isCurrent, isLoading, showMore } = useFoundCities({ text, chosen, isOpen, onFailure });
  const sectionsOf = useCitySections(isOpen);
  const choose = (name: string, id: string) => {
    const city = found.cities.find((one) => String(one.id) === id);
    setPicked(name);
    chosenCity.write({ name, state: city?.state ?? null });
    onChoose(name);
  };
  const field = useRef<HTMLInputElement>(null);
  const enter = useEnteredCity({
    text,
    named,
    onChoose: (city) => {
      const { text: name, id } = cityOption(city, chosen, found);
      setText(name);
      choose(name, id);
    },
  });
  // What stands in the box and what prices are for would be two cities.
  const isLeft = !isOpen && isCurrent && text !== '' && text !== chosen && text !== picked;
  const complaint = error ?? (isLeft ? texts.notChosen(text.trim(), chosen) : undefined);
  const type = (typed: string) => {
    setText(typed);
    if (typed === '') onChoose(null);
  };
  return (
    <Combobox
      {...box}
      ref={field}
      label={texts.city}
      name="city"
      icon="map-pin"
      placeholder={texts.citySearch}
      value={text}
      onValueChange={type}
      onOpenChange={setOpen}
      onFocus={({ currentTarget }) => currentTarget.select()}
      sections={sectionsOf(found, (city) => cityOption(city, chosen, found))}
      status={isLoading ? 'loading' : 'idle'}
      emptyTexts={texts.noCities}
      onSubmit={() => (text === '' || text === chosen ? field.current?.form?.requestSubmit() : enter())}
      onChoose={(option) => {
        if (option.next === 'more') showMore();
        else setText(option.next?.search ?? option.text);
        if (option.city) choose(option.text, option.id);
      }}
      {...(complaint && { error: complaint })}
    />
  );
}

/** A city by its name, and with its state where another one that is shown has the same, or where a state is to be chosen. */
function cityOption(
  { id, name, state }: Pick<City, 'id' | 'name' | 'state'>,
  chosen: string | null,
  { cities, guess }: { cities: readonly Pick<City, 'name'>[]; guess?: Pick<CityGuess, 'states'> | null },
) {
  const isAmbiguous = state !== null && cities.filter((city) => city.name === name).length > 1;
  const areInStates = guess !== undefined && guess !== null && guess.states.length > 1;
  const text = isAmbiguous ? `${name}, ${state}` : name;
  return choiceOption(String(id), text, text === chosen, areInStates && !isAmbiguous ? state : null);
}
