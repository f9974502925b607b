import { useApi } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import { formatNumber } from '@dopahiya/domain/site';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as texts from '#texts/inbox';
import { PagedList } from '../shell/paged-list.tsx';

/** Questions that the bot could not answer, the most frequent first. */
export function Questions({ name }: { name: string }) {
  const query = useInfiniteQuery(deskQueries.questions(useApi(), name));
  return (
    <PagedList query={query} failed={texts.questionsFailed} empty={texts.noQuestions} keyOf={({ id }) => id}>
      {({ text, count }) => (
        <>
          <p>{text}</p>
          <small>{texts.asked(count, formatNumber(count))}</small>
        </>
      )}
    </PagedList>
  );
}
