import { useEffect, useRef } from 'react';
import * as texts from '#texts/city-picker';
import { Combobox } from '../../combobox/combobox.tsx';
import { Icon } from '../../icon/icon.tsx';
import type { CityChoice, CityPickerProps } from './city-picker.tsx';
import * as S from './city-picker.styles.ts';

export type CityListProps = Omit<CityPickerProps, 'onOpen'>;

/** The search box and the list of an open city picker; takes the focus. */
export function CityList({ city, cities, search, onSearch, onChoose }: CityListProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const options = cities?.map((choice) => ({ ...optionOf(choice, city), choice })) ?? [];
  return (
    <Combobox
      ref={field}
      list="standing"
      label={texts.searchCity}
      placeholder={texts.searchCity}
      value={search}
      onValueChange={onSearch}
      sections={[{ options }]}
      status={cities ? 'idle' : 'loading'}
      emptyTexts={texts.noCities}
      onChoose={({ choice }) => {
        onSearch('');
        onChoose(choice);
      }}
    />
  );
}

function optionOf({ id, name, state }: CityChoice, city: string) {
  const content = (
    <S.Choice data-chosen={name === city}>
      {name}
      {state && state !== name && <small>{state}</small>}
      {name === city && <Icon name="check" size={18} />}
    </S.Choice>
  );
  return { id: String(id), text: name, content };
}
