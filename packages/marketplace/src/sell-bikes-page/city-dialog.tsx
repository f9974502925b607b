import { placeName } from '@dopahiya/domain/places';
import { cityQueries, foundCities, useApi } from '@dopahiya/api-client';
import { Button, Combobox, Dialog, useDebounced } from '@dopahiya/ui-kit';
import { citySections, useEnteredCity } from '@dopahiya/ui-kit/cities';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as texts from '#texts/city-dialog';
import type { SellCity } from '../sell-draft/sell-answers.ts';
import * as S from './city-dialog.styles.ts';
import { defaultCities } from './default-places.ts';

export interface CityDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (city: SellCity) => void;
}

const searchDelay = 500;

/** City picker that searches by name, state or PIN code; shows large cities before anything is typed. */
export function CityDialog({ isOpen, onClose, onChoose }: CityDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} initialFocus={field}>
      <CitySearch field={field} onChoose={({ id, name }) => onChoose({ id, name })} />
    </Dialog>
  );
}

interface CitySearchProps extends Pick<CityDialogProps, 'onChoose'> {
  field: React.RefObject<HTMLInputElement | null>;
}

function CitySearch({ field, onChoose }: CitySearchProps) {
  const [text, setText] = useState('');
  const found = useOfferedCities(text);
  const enter = useEnteredCity({ text, named: found.named, onChoose });
  return (
    <S.Body>
      {found.notice && (
        <S.Notice>
          <output>{found.notice}</output>
          <Button size="small" tone="quiet" loading={found.isFetching} onClick={found.again}>
            {texts.again}
          </Button>
        </S.Notice>
      )}
      <Combobox
        ref={field}
        list="standing"
        label={texts.search}
        placeholder={texts.search}
        value={text}
        onValueChange={setText}
        sections={citySections(found, ({ id, name, state }) => ({
          id: String(id),
          text: placeName(state && state !== name ? `${name}, ${state}` : name),
        }))}
        status={found.isFetching && found.cities.length === 0 ? 'loading' : 'idle'}
        emptyTexts={texts.none}
        onSubmit={enter}
        onChoose={(option) => {
          if (option.next === 'more') found.more();
          else if (option.next) setText(option.next.search);
          if (option.city) onChoose(option.city);
        }}
      />
      <S.End>{found.isAtEnd ? texts.noMore : ''}</S.End>
    </S.Body>
  );
}

/** Returns the cities that match a text; all cities if the search fails, the eight largest if nothing loads. */
function useOfferedCities(text: string) {
  const api = useApi();
  const search = useDebounced(text.trim(), searchDelay);
  const all = useInfiniteQuery({ ...cityQueries.named(api, ''), select: foundCities });
  const sought = useInfiniteQuery({ ...cityQueries.named(api, search), select: foundCities, enabled: search !== '' });
  const hasFailed = search !== '' && sought.isError;
  const shown = search === '' || hasFailed ? all : sought;
  const isSettled = search === text.trim() && !shown.isFetching;
  const isLargest = shown === all && all.isError;
  const offered = isLargest ? largest : found(shown.data, shown.hasNextPage);
  return {
    ...offered,
    named: isSettled && !hasFailed ? namedIn(offered) : undefined,
    isFetching: all.isFetching || sought.isFetching,
    isAtEnd: isSettled && !isLargest && isWhole(offered),
    notice: noticeOf(isLargest, hasFailed),
    more: () => void shown.fetchNextPage(),
    again: () => void (hasFailed ? sought : all).refetch(),
  };
}

const largest = { cities: defaultCities, guess: null, hasMore: false };

const found = (data: ReturnType<typeof foundCities> | undefined, hasMore: boolean) => ({
  cities: data?.cities ?? [],
  guess: data?.guess ?? null,
  hasMore,
});

type Offered = ReturnType<typeof found>;

/** Fuzzy matches are not selected automatically. */
const namedIn = ({ cities, guess }: Offered) => (guess === null ? cities : undefined);

const isWhole = ({ cities, hasMore }: Offered): boolean => cities.length > 0 && !hasMore;

function noticeOf(isLargest: boolean, hasFailed: boolean): string | null {
  if (isLargest) return texts.loadFailed;
  return hasFailed ? texts.searchFailed : null;
}
