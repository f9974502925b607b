import { useApi } from '@dopahiya/api-client';
import { deskQueries, endFigureReport } from '@dopahiya/api-client/desk';
import type { DeskFigureReport } from '@dopahiya/domain/desk';
import { formatNumber, paths } from '@dopahiya/domain/site';
import { Button, ButtonLink } from '@dopahiya/ui-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import * as texts from '#texts/inbox';
import { textOf } from '../content/shown-value.ts';
import { afterSettling } from './after-settling.ts';
import type { FilledIn } from '../entry-editor/filled-in.ts';
import { Failure } from '../shell/failure.tsx';
import { PagedList } from '../shell/paged-list.tsx';
import * as S from '../shell/shell.styles.ts';

/** Reports of wrong figures: accepting one opens the model with the value filled in. */
export function FigureReports({ name }: { name: string }) {
  const query = useInfiniteQuery(deskQueries.figureReports(useApi(), name));
  return (
    <PagedList query={query} failed={texts.reportsFailed} empty={texts.noReports} keyOf={({ id }) => id}>
      {(report) => <Report report={report} />}
    </PagedList>
  );
}

function Report({ report }: { report: DeskFigureReport }) {
  const { id, bike, path, label, unit, current, reported, value, seen_at, count } = report;
  const [api, client] = [useApi(), useQueryClient()];
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => endFigureReport(api, id, 'kept'),
    onSuccess: () => afterSettling(client, 'figure-reports'),
  });
  const filled: FilledIn = { report: id, path, value };
  const what = `${bike.name}: ${label}`;
  return (
    <>
      <b>{what}</b>
      <p>{texts.ours(current == null || unit === null ? textOf(current) : `${textOf(current)} ${unit}`)}</p>
      <p>{texts.reported(reported)}</p>
      <small>
        {texts.times(count, formatNumber(count))} {seen_at !== null && texts.seenAt(seen_at)}
      </small>
      <S.Row>
        <ButtonLink
          tone="secondary"
          size="small"
          to={paths.deskEntry('model', bike.slug)}
          state={{ filled }}
          aria-label={texts.acceptOf(what)}
        >
          {texts.accept}
        </ButtonLink>
        <Button tone="quiet" size="small" aria-label={texts.keepOf(what)} loading={isPending} onClick={() => mutate()}>
          {texts.keep}
        </Button>
      </S.Row>
      {error && <Failure title={texts.notSettled} error={error} onRetry={() => mutate()} retrying={isPending} />}
    </>
  );
}
