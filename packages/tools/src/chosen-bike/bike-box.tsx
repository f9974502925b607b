import { suggestionQueries, useApi } from '@dopahiya/api-client';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import {
  ChipLink,
  ChipRow,
  Combobox,
  type ComboboxOption,
  opensElsewhere,
  theme,
  useDebounced,
} from '@dopahiya/ui-kit';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/chosen-bike';
import { useFollowing } from '../following/use-following.ts';
import { suggestedName } from './chosen-bike-queries.ts';

/** Minimum number of characters to show suggestions. */
const fewestLetters = 2;
const maxChips = 5;

export interface BikeBoxProps {
  /** Field name when submitted without scripts. @default 'bike' */
  name?: string;
  /** @default 'Bike or scooter' */
  label?: string;
  /** Name of the chosen bike; null if none or while loading. */
  chosen: string | null;
  /** Initial text if no bike is chosen. @default '' */
  typedBefore?: string;
  /** Returns the URL of a popular search; if given, such searches are shown below the box and fill it. */
  popularTo?: ((term: string) => string) | undefined;
  error?: string | undefined;
  /** Called with the slug of a chosen suggestion. */
  onChoose: (slug: string) => void;
  /** Called when the text is edited. */
  onEdit?: () => void;
  /** Called when the box is cleared. */
  onClear?: () => void;
}

/** Bike search box with suggestions from two letters on. */
export function BikeBox({
  name = 'bike',
  label = texts.bike,
  chosen,
  typedBefore = '',
  popularTo,
  ...rest
}: BikeBoxProps) {
  const { error, onChoose, onEdit, onClear } = rest;
  const [text, setText] = useFollowing(chosen, typedBefore);
  const field = useRef<HTMLInputElement>(null);
  const { bikes, isSearching, isFetching } = useFoundBikes(text === chosen ? '' : text.trim());
  const type = (next: string) => {
    setText(next);
    if (next === '') onClear?.();
    else onEdit?.();
  };
  const fill = (term: string) => {
    setText(term);
    field.current?.focus();
  };
  return (
    <Room>
      <Combobox
        ref={field}
        label={label}
        labelled="visibly"
        name={name}
        placeholder={texts.bikePlaceholder}
        maxLength={100}
        value={text}
        onValueChange={type}
        onFocus={({ currentTarget }) => currentTarget.select()}
        sections={[{ options: bikes }]}
        status={isFetching ? 'loading' : 'idle'}
        emptyTexts={isSearching && !isFetching ? texts.noBikes(text.trim()) : null}
        onChoose={(option) => {
          setText(option.text);
          onChoose(option.id);
        }}
        {...(error && { error })}
      />
      {popularTo && <PopularSearches to={popularTo} onFill={fill} />}
    </Room>
  );
}

/** Fetches bikes matching a text of at least two letters, debounced; previous results stay while loading. */
function useFoundBikes(typed: string) {
  const search = useDebounced(typed);
  const isSearching = search.length >= fewestLetters && typed.length >= fewestLetters;
  const { data, isFetching } = useQuery({
    ...suggestionQueries.matching(useApi(), search),
    enabled: isSearching,
    placeholderData: (last) => last,
  });
  const bikes = isSearching ? (data?.results ?? []).flatMap(toOption) : [];
  return { bikes, isSearching, isFetching: isSearching && isFetching };
}

function toOption(bike: BikeSuggestion): ComboboxOption[] {
  if (!bike.slug) return [];
  const text = suggestedName(bike);
  const content = (
    <>
      {text}
      <SaleBadge bike={bike} size="s" />
    </>
  );
  return [{ id: bike.slug, text, content }];
}

interface PopularSearchesProps {
  to: (term: string) => string;
  onFill: (term: string) => void;
}

/** Popular searches as links, which fill the box when scripts are enabled. */
function PopularSearches({ to, onFill }: PopularSearchesProps) {
  const { data } = useQuery(suggestionQueries.matching(useApi(), ''));
  if (!data || data.popular_searches.length === 0) return null;
  const fill = (event: MouseEvent, term: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFill(term);
  };
  return (
    <ChipRow label={texts.popular}>
      {data.popular_searches.slice(0, maxChips).map((term) => (
        <ChipLink key={term} to={to(term)} onClick={(event) => fill(event, term)}>
          {term}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;
`;
