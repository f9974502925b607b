import { useApi } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import type { DeskKind, DeskOrdering } from '@dopahiya/domain/desk';
import { PageTitle, SearchField, SegmentedControl, useDebounced } from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/entry-list';
import * as shell from '#texts/shell';
import { PagedList } from '../shell/paged-list.tsx';
import * as S from '../shell/shell.styles.ts';
import { EntryRow } from './entry-row.tsx';
import { NewEntry } from './new-entry.tsx';

interface EntryListProps {
  /** The signed-in user. */
  name: string;
  kind: DeskKind;
}

const orderings = [
  { value: 'gaps', label: texts.byGaps },
  { value: 'title', label: texts.byTitle },
] as const satisfies readonly { value: DeskOrdering; label: string }[];

/** Entries of a kind: searched, ordered, with a way to add one. */
export function EntryList({ name, kind }: EntryListProps) {
  const [typed, setTyped] = useState('');
  const [ordering, setOrdering] = useState<DeskOrdering>('gaps');
  const search = useDebounced(typed.trim());
  const query = useInfiniteQuery({
    ...deskQueries.entries(useApi(), name, { kind, ordering, ...(search !== '' && { search }) }),
    placeholderData: (before) => before,
  });
  const count = query.data?.pages[0]?.count;
  return (
    <>
      <PageTitle {...(texts.aboutOf[kind] && { intro: texts.aboutOf[kind] })}>{shell.sections[kind]}</PageTitle>
      <S.Row>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {kind === 'model' && (
          <SegmentedControl
            name="ordering"
            label={texts.order}
            labelled="hidden"
            choices={orderings}
            value={ordering}
            onValueChange={setOrdering}
          />
        )}
        <NewEntry kind={kind} />
      </S.Row>
      <output>{count !== undefined && texts.count(count)}</output>
      <PagedList
        query={query}
        failed={texts.failed}
        empty={search === '' ? texts.nothing : texts.nothingFound(search)}
        keyOf={({ id }) => id}
      >
        {(entry) => <EntryRow entry={entry} />}
      </PagedList>
    </>
  );
}
