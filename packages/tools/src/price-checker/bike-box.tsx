import { suggestionQueries, useApi } from '@dopahiya/api-client';
import type { BikeSuggestion } from '@dopahiya/domain';
import { ChipLink, ChipRow, Combobox, type ComboboxOption, opensElsewhere, useDebounced } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';
import { useFollowing } from '../city-box/use-following.ts';
import { checkerAddress } from './checker-address.ts';
import { suggestedName } from './checker-queries.ts';
import * as S from './price-checker.styles.ts';

/** From how many characters on bikes are suggested. */
const fewestLetters = 2;
const mostChips = 5;

/** What `BikeBox` takes. */
export interface BikeBoxProps {
  /** The name of the chosen bike; null for none, or while it is on its way. */
  chosen: string | null;
  /** Whether a bike is chosen. */
  isChosen: boolean;
  /** What stands in the box at first without one. */
  typedBefore: string;
  error: string | undefined;
  /** Called with a suggested bike. */
  onChoose: (bike: BikeSuggestion & { slug: string }) => void;
  /** Called when the name of the chosen bike is changed. */
  onEdit: () => void;
  /** Called when the box was emptied. */
  onClear: () => void;
}

/** The bike, found by what is typed; below it what many look for, until one is chosen. */
export function BikeBox({ chosen, isChosen, typedBefore, error, onChoose, onEdit, onClear }: BikeBoxProps) {
  const [text, setText] = useFollowing(chosen, typedBefore);
  const field = useRef<HTMLInputElement>(null);
  const { bikes, isSearching, isFetching } = useFoundBikes(text.trim());
  const type = (next: string) => {
    setText(next);
    if (next === '') onClear();
    else if (isChosen) onEdit();
  };
  const choose = ({ bike }: BikeOption) => {
    setText(suggestedName(bike));
    onChoose(bike);
  };
  const fill = (term: string) => {
    setText(term);
    field.current?.focus();
  };
  return (
    <S.BikeBox>
      <Combobox<BikeOption>
        ref={field}
        label={texts.bike}
        labelled="visibly"
        name="q"
        placeholder={texts.bikePlaceholder}
        maxLength={100}
        value={text}
        onValueChange={type}
        sections={[{ options: bikes.map(toOption) }]}
        status={isFetching ? 'loading' : 'idle'}
        emptyTexts={isSearching && !isFetching && text !== chosen ? texts.noBikes(text.trim()) : null}
        onChoose={choose}
        {...(error && { error })}
      />
      {!isChosen && <PopularSearches onFill={fill} />}
    </S.BikeBox>
  );
}

/** The bikes that fit a text of two letters or more. */
function useFoundBikes(typed: string) {
  const search = useDebounced(typed);
  const isSearching = search.length >= fewestLetters && typed.length >= fewestLetters;
  const { data, isFetching } = useQuery({ ...suggestionQueries.matching(useApi(), search), enabled: isSearching });
  const bikes = isSearching ? (data?.results ?? []).filter(hasSlug) : [];
  return { bikes, isSearching, isFetching: isSearching && isFetching };
}

/** What many look for, as links that fill the box where a script runs. */
function PopularSearches({ onFill }: { onFill: (term: string) => void }) {
  const { data } = useQuery(suggestionQueries.matching(useApi(), ''));
  if (!data || data.popular_searches.length === 0) return null;
  const fill = (event: MouseEvent, term: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFill(term);
  };
  return (
    <ChipRow label={texts.popular}>
      {data.popular_searches.slice(0, mostChips).map((term) => (
        <ChipLink key={term} to={addressOfText(term)} onClick={(event) => fill(event, term)}>
          {term}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

const addressOfText = (text: string): string => checkerAddress({ bike: null, text, variant: null, city: null });

type SluggedBike = BikeSuggestion & { slug: string };
type BikeOption = ComboboxOption & { bike: SluggedBike };

const hasSlug = (bike: BikeSuggestion): bike is SluggedBike => bike.slug !== null;

const toOption = (bike: SluggedBike): BikeOption => ({ id: `bike-${bike.id}`, text: suggestedName(bike), bike });
