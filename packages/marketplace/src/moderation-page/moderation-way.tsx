import { moderationQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as texts from '#texts/moderation-way';
import * as S from './moderation-page.styles.ts';

/** Number of open cases with a link to the queue; no number while it is unknown. */
export function ModerationWay() {
  const { data } = useInfiniteQuery(moderationQueries.cases(useApi(), useSignedInName() ?? ''));
  const count = data?.pages[0]?.count;
  return (
    <S.Way>
      <p>{count === undefined ? texts.unknown : texts.waiting(count)}</p>
      <ButtonLink to={paths.moderation} tone="secondary">
        {texts.way}
      </ButtonLink>
    </S.Way>
  );
}
