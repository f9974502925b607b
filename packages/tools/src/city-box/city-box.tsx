import { type City, type CityGuess, placeName } from '@dopahiya/domain/places';
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
  /** Name of the current city; null if none. */
  chosen: string | null;
  error: string | undefined;
  /** Called with the name of a city, or null when the box is cleared. */
  onChoose: (name: string | null) => void;
  /** Called when cities cannot be fetched. */
  onFailure?: () => void;
}

/**
 * City search box by any part of a name, by state or PIN code; shows the largest cities before typing. The chosen city becomes the
 * visitor's city for prices and showrooms on the whole site.
 */
export function CityBox({ chosen: chosenName, error, onChoose, onFailure, ...box }: CityBoxProps) {
  const chosen = chosenName && placeName(chosenName);
  const [text, setText] = useFollowing(chosen, '');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const { found, named, isCurrent, isLoading, showMore } = useFoundCities({ text, chosen, isOpen, onFailure });
  const sectionsOf = useCitySections(isOpen);
  const choose = ({ id, name, text: label }: CityOption) => {
    const city = found.cities.find((one) => String(one.id) === id);
    setPicked(label);
    chosenCity.write({ name, state: city?.state ?? null });
    onChoose(name);
  };
  const field = useRef<HTMLInputElement>(null);
  const enter = useEnteredCity({
    text,
    named,
    onChoose: (city) => {
      const option = cityOption(city, chosen, found);
      setText(option.text);
      choose(option);
    },
  });
  // The text in the box and the city used for prices would differ.
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
        if (option.city) choose(cityOption(option.city, chosen, found));
      }}
      {...(complaint && { error: complaint })}
    />
  );
}

/** Builds an option for a city; includes the state if another listed city has the same name, or where a state is to be chosen. */
function cityOption(
  { id, name, state }: Pick<City, 'id' | 'name' | 'state'>,
  chosen: string | null,
  { cities, guess }: { cities: readonly Pick<City, 'name'>[]; guess?: Pick<CityGuess, 'states'> | null },
) {
  const isAmbiguous = state !== null && cities.filter((city) => city.name === name).length > 1;
  const areInStates = guess !== undefined && guess !== null && guess.states.length > 1;
  const named = isAmbiguous ? `${name}, ${state}` : name;
  const text = placeName(named);
  const detail = areInStates && !isAmbiguous ? placeName(state ?? '') : null;
  return { ...choiceOption(String(id), text, text === chosen, detail), name: named };
}

type CityOption = ReturnType<typeof cityOption>;
