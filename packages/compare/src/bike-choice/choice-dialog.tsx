import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import {
  Dialog,
  ErrorPanel,
  InfiniteSentinel,
  isOfInputMethod,
  Link,
  SearchField,
  SegmentedControl,
  Skeleton,
  useDebounced,
} from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/bike-choice';
import { type CompareMode, comparePath } from '../comparison/comparison-address.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import { ChoiceRow } from './choice-row.tsx';
import { Rivals } from './rivals.tsx';
import { choiceTarget, type OpenSlot } from './choice-target.ts';
import * as S from './choice-dialog.styles.ts';

export interface ChoiceDialogProps extends OpenSlot {
  onClose: () => void;
}

const types = [
  { value: 'bikes', label: texts.petrol },
  { value: 'electric', label: texts.electric },
] as const;

/**
 * Dialog to choose a bike for a slot: rivals of the first bike, then all bikes, with a search by name; Enter chooses the first. Loads more
 * on scroll.
 */
export function ChoiceDialog({ onClose, ...open }: ChoiceDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const [isTaking, setTaking] = useState(false);
  const takeFirst = (press: KeyboardEvent) => {
    if (press.key === 'Enter' && !isOfInputMethod(press)) setTaking(true);
  };
  const onCurrent = useCallback(() => {
    setTaking(false);
    choices.current?.querySelector('a')?.click();
  }, []);
  const [search, setSearch] = useState('');
  const [type, setType] = useState<CompareMode>(open.mode);
  const amongAll = comparePath(
    'bikes',
    open.bikes.map(({ slug }) => slug),
  );
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} initialFocus={field} size="large">
      <S.Tools>
        <SearchField
          ref={field}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={takeFirst}
        />
        {open.mode === 'bikes' ? (
          <SegmentedControl
            label={texts.runsOn}
            labelled="hidden"
            name="choice-type"
            choices={types}
            value={type}
            onValueChange={setType}
          />
        ) : (
          <p>
            {texts.onlyElectric({
              link: (text) => <Link to={amongAll}>{text}</Link>,
            })}
          </p>
        )}
      </S.Tools>
      <S.Choices ref={choices}>
        {search.trim() === '' && <Rivals open={open} onChosen={onClose} />}
        <Choices
          key={type}
          open={open}
          type={type}
          search={search.trim()}
          onChosen={onClose}
          {...(isTaking && { onCurrent })}
        />
      </S.Choices>
    </Dialog>
  );
}

interface ChoicesProps {
  open: OpenSlot;
  type: CompareMode;
  search: string;
  onChosen: () => void;
  /** Called once the list is that of the search. */
  onCurrent?: () => void;
}

function Choices({ open, type, search, onChosen, onCurrent }: ChoicesProps) {
  const sought = useDebounced(search);
  const choices = useInfiniteQuery({
    ...compareQueries.choices(useApi(), type, sought),
    placeholderData: (last) => last,
  });
  const error = useShownError(choices);
  const isCurrent = sought === search && !choices.isPlaceholderData && !choices.isPending;
  useEffect(() => {
    if (isCurrent) onCurrent?.();
  }, [isCurrent, onCurrent]);
  const { data, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, refetch } = choices;
  if (error && !data) {
    const message = messageOf(error, texts.failedWhy);
    const retry = () => void refetch();
    return <ErrorPanel title={texts.failed} message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) return <Skeleton height="12lh" />;
  const bikes = data.pages.flatMap(({ results }) => results);
  return (
    <>
      <S.List aria-label={texts.bikes}>
        {bikes.map((bike) => (
          <ChoiceRow key={bike.id} bike={bike} target={choiceTarget(open, bike)} onChosen={onChosen} />
        ))}
      </S.List>
      <S.Said>{bikes.length === 0 && !hasNextPage && !isFetching && texts.noneFound}</S.Said>
      {error ? (
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, texts.failedWhy)}
          onRetry={() => void fetchNextPage()}
          retrying={isFetchingNextPage}
        />
      ) : (
        <InfiniteSentinel
          key={`${sought} ${data.pages.length}`}
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          onLoadMore={() => void fetchNextPage()}
        />
      )}
    </>
  );
}
