import { placeName } from '@dopahiya/domain/places';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/city-picker';
import { type CityChoice, citySections } from '../../cities/city-sections.ts';
import { useEnteredCity } from '../../cities/use-entered-city.ts';
import { Combobox } from '../../combobox/combobox.tsx';
import { Icon } from '../../icon/icon.tsx';
import type { CityPickerProps } from './city-picker.tsx';
import * as S from './city-picker.styles.ts';

export type CityListProps = Omit<CityPickerProps, 'onOpen'>;

/** Search box and list of an open city picker; takes the focus. */
export function CityList({
  city,
  cities,
  guess,
  areCurrent = true,
  search,
  onSearch,
  onMore,
  onChoose,
}: CityListProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = { cities: cities ?? [], guess, hasMore: onMore !== undefined };
  const choose = (choice: CityChoice) => {
    onSearch('');
    onChoose(choice);
  };
  const named = cities && areCurrent ? (guess ? [] : cities) : undefined;
  const enter = useEnteredCity({ text: search, named, onChoose: choose });
  return (
    <Combobox
      ref={field}
      list="standing"
      label={texts.searchCity}
      placeholder={texts.searchCity}
      value={search}
      onValueChange={onSearch}
      sections={citySections(found, (choice) => optionOf(choice, city))}
      status={cities ? 'idle' : 'loading'}
      emptyTexts={texts.noCities}
      onSubmit={enter}
      onChoose={(option) => {
        if (option.next === 'more') onMore?.();
        else if (option.next) onSearch(option.next.search);
        if (option.city) choose(option.city);
      }}
    />
  );
}

function optionOf({ id, name, state }: CityChoice, city: string) {
  const content = (
    <S.Choice data-chosen={name === city}>
      {placeName(name)}
      {state && state !== name && <small>{placeName(state)}</small>}
      {name === city && <Icon name="check" size={18} />}
    </S.Choice>
  );
  return { id: String(id), text: placeName(name), content };
}
