import { cityQueries, foundCities, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { placeName, type City } from '@dopahiya/domain/places';
import {
  Button,
  Dialog,
  ErrorPanel,
  LoadMore,
  SearchField,
  Spinner,
  isOfInputMethod,
  useDebounced,
} from '@dopahiya/ui-kit';
import { type CityGroup, cityGroups, statesToChoose, useEnteredCity } from '@dopahiya/ui-kit/cities';
import type { ChosenCity } from '@dopahiya/visitor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as texts from '#texts/city-dialog';
import { PickerOption } from './picker-option.tsx';
import * as S from './picker.styles.ts';

export interface CityDialogProps {
  /** Name of the current city. */
  city: string;
  onChoose: (city: ChosenCity) => void;
  onClose: () => void;
}

/** City picker; Enter selects the first match. */
export function CityDialog({ city, onChoose, onClose }: CityDialogProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const field = useRef<HTMLInputElement>(null);
  const { data } = useInfiniteQuery({ ...cityQueries.named(useApi(), search), select: foundCities });
  const named = data && search === text.trim() ? (data.guess ? [] : data.cities) : undefined;
  const take = ({ name, state }: City) => {
    onChoose({ name, state });
    onClose();
  };
  const enter = useEnteredCity({ text, named, onChoose: take });
  const takeFirst = (press: KeyboardEvent) => {
    if (press.key !== 'Enter' || isOfInputMethod(press)) return;
    // Otherwise the same key press would activate the button that receives focus on close.
    press.preventDefault();
    enter();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      initialFocus={field}
      footer={
        <Button width="full" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <SearchField
        ref={field}
        label={texts.search}
        placeholder={texts.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={takeFirst}
      />
      <Cities search={search} city={city} onChoose={onChoose} onSearch={setText} />
    </Dialog>
  );
}

interface CitiesProps extends Pick<CityDialogProps, 'city' | 'onChoose'> {
  search: string;
  onSearch: (text: string) => void;
}

function Cities({ search, city, onChoose, onSearch }: CitiesProps) {
  const cities = useInfiniteQuery({ ...cityQueries.named(useApi(), search), select: foundCities });
  const error = useShownError(cities);
  const { data, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = cities;

  if (error && !data) {
    const retry = () => void refetch();
    const message = messageOf(error, texts.checkConnection);
    return <ErrorPanel title={texts.failed} message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) return <Spinner label={texts.loading} />;
  if (data.cities.length === 0)
    return <NoCities search={search} states={statesToChoose(data.guess)} onSearch={onSearch} />;
  return (
    <>
      {cityGroups(data.cities, data.guess).map((group) => (
        <Group key={group.title ?? ''} {...group} city={city} onChoose={onChoose} />
      ))}
      {error && <S.Nothing role="alert">{texts.failed}</S.Nothing>}
      <LoadMore
        label={texts.loadMore}
        loading={isFetchingNextPage}
        {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
      />
    </>
  );
}

function Group({ title, cities, city, onChoose }: CityGroup<City> & Pick<CityDialogProps, 'city' | 'onChoose'>) {
  return (
    <>
      {title && <S.GroupTitle>{title}</S.GroupTitle>}
      <S.Options aria-label={title ?? texts.listLabel}>
        {cities.map(({ id, name, state }) => (
          <li key={id}>
            <PickerOption isChosen={name === city} onChoose={() => onChoose({ name, state })}>
              <b>{placeName(name)}</b>
              {state && state !== name && <small>{placeName(state)}</small>}
            </PickerOption>
          </li>
        ))}
      </S.Options>
    </>
  );
}

/** No matching city; offers the states instead. */
function NoCities({
  search,
  states,
  onSearch,
}: Pick<CitiesProps, 'search' | 'onSearch'> & { states: readonly string[] }) {
  if (states.length === 0) return <S.Nothing>{search ? texts.noneFound : texts.noneKnown}</S.Nothing>;
  return (
    <>
      <S.GroupTitle aria-live="polite">{texts.chooseState}</S.GroupTitle>
      <S.Options aria-label={texts.statesLabel}>
        {states.map((state) => (
          <li key={state}>
            <PickerOption isChosen={false} onChoose={() => onSearch(state)}>
              <b>{placeName(state)}</b>
            </PickerOption>
          </li>
        ))}
      </S.Options>
    </>
  );
}
