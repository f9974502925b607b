import { messageOf, removeSavedSearch, usedBikeQueries, useApi, useShownError } from '@dopahiya/api-client';
import { type SavedSearch, savedSearchLimit } from '@dopahiya/domain/market';
import { formatDate, paths } from '@dopahiya/domain/site';
import { Button, ButtonLink, EmptyState, ErrorPanel, Link, Skeleton } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as texts from '#texts/saved-searches';
import { filterChips } from '../used-bikes-page/filter-chips.ts';
import { toUsedBikes } from '../used-bikes-page/used-bikes-address.ts';
import { choicesOf } from './search-query.ts';
import * as S from './saved-searches.styles.ts';

/** The visitor's saved searches for used bikes, each with a link and a way to delete it. */
export function SavedSearches() {
  const api = useApi();
  const client = useQueryClient();
  const intro = useRef<HTMLParagraphElement>(null);
  const { queryKey, ...options } = usedBikeQueries.savedSearches(api, useSignedInName() ?? '');
  const query = useQuery({ queryKey, ...options });
  const remove = useMutation({
    mutationFn: (id: number) => removeSavedSearch(api, id),
    onSuccess: async () => {
      // The pressed button goes with its row.
      intro.current?.focus();
      await client.invalidateQueries({ queryKey });
    },
  });
  const error = useShownError(query);
  if (error)
    return (
      <ErrorPanel
        title={texts.notLoaded}
        message={messageOf(error, texts.tryLater)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (!query.data) return <Skeleton height="96px" />;
  return (
    <>
      <p ref={intro} tabIndex={-1}>
        {query.data.length > 0 && texts.intro(savedSearchLimit)}
      </p>
      {remove.error && <ErrorPanel title={texts.notDeleted} message={messageOf(remove.error, texts.tryLater)} />}
      {query.data.length === 0 ? (
        <EmptyState
          title={texts.none}
          message={texts.howTo}
          action={<ButtonLink to={paths.usedBikes}>{texts.usedBikes}</ButtonLink>}
        />
      ) : (
        <S.Rows aria-label={texts.title}>
          {query.data.map((search) => (
            <Row
              key={search.id}
              search={search}
              isRemoving={remove.isPending && remove.variables === search.id}
              onRemove={() => remove.mutate(search.id)}
            />
          ))}
        </S.Rows>
      )}
    </>
  );
}

interface RowProps {
  search: SavedSearch;
  isRemoving: boolean;
  onRemove: () => void;
}

function Row({ search, isRemoving, onRemove }: RowProps) {
  const choices = choicesOf(search.query);
  const labels = filterChips(choices, { facets: null, read: null }).map((chip) => chip.label);
  const label = labels.join(' · ') || texts.usedBikes;
  return (
    <S.Row>
      <div>
        <Link to={toUsedBikes(choices)}>{label}</Link>
        <p>{texts.savedOn(formatDate(search.created_at))}</p>
      </div>
      <Button tone="quiet" size="small" loading={isRemoving} aria-label={texts.deleteNamed(label)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </S.Row>
  );
}
