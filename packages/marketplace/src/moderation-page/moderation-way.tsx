import { moderationQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, theme } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/moderation-way';

/** Number of open cases with a link to the queue; no number while it is unknown. */
export function ModerationWay() {
  const { data } = useInfiniteQuery(moderationQueries.cases(useApi(), useSignedInName() ?? ''));
  const count = data?.pages[0]?.count;
  return (
    <Way>
      <p>{count === undefined ? texts.unknown : texts.waiting(count)}</p>
      <ButtonLink to={paths.moderation} tone="secondary">
        {texts.way}
      </ButtonLink>
    </Way>
  );
}

const Way = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`;
