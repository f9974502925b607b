import { accountQueries, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { reportSubjects } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, ChipLink, ChipRow, EmptyState, ErrorPanel, Skeleton, theme } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/moderation-page';
import { CaseQueue } from './case-queue.tsx';
import { DecisionLog } from './decision-log.tsx';
import { type ModerationChoices, toCases, toDecisions } from './moderation-address.ts';

interface OwnModerationProps extends ModerationChoices {
  /** The signed-in user. */
  name: string;
}

/** Queue and log for moderators who signed in with a second factor; others are told what is missing. */
export function OwnModeration({ name, shows, subject }: OwnModerationProps) {
  const query = useQuery(accountQueries.user(useApi(), name));
  const error = useShownError(query);
  if (!query.data)
    return error ? (
      <ErrorPanel
        title={texts.failed}
        message={messageOf(error, texts.tryLater)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <Skeleton height="320px" />
    );
  const { role, second_factor } = query.data;
  if (role !== 'moderator') return <OnlyModerators />;
  if (!second_factor)
    return (
      <EmptyState
        title={texts.needsCodes}
        message={texts.needsCodesMeans}
        action={<ButtonLink to={`${paths.profile}#second-factor`}>{texts.setUpCodes}</ButtonLink>}
      />
    );
  return (
    <Parts>
      <Choices shows={shows} subject={subject} />
      {shows === 'decisions' ? <DecisionLog key={name} /> : <CaseQueue key={`${name} ${subject}`} subject={subject} />}
    </Parts>
  );
}

function Choices({ shows, subject }: ModerationChoices) {
  return (
    <Ways aria-label={texts.page.title}>
      <ChipRow label={texts.parts}>
        <ChipLink to={paths.moderation} current={shows === 'cases'}>
          {texts.queue}
        </ChipLink>
        <ChipLink to={toDecisions} current={shows === 'decisions'}>
          {texts.log}
        </ChipLink>
      </ChipRow>
      {shows === 'cases' && (
        <ChipRow label={texts.kinds}>
          {[null, ...reportSubjects].map((kind) => (
            <ChipLink key={kind ?? 'all'} to={toCases(kind)} current={subject === kind}>
              {kind === null ? texts.all : texts.kindsOf[kind]}
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </Ways>
  );
}

/** Shown to signed-in users who are not moderators: who the page is for, and a link home. */
const OnlyModerators = () => (
  <EmptyState title={texts.notYours} action={<ButtonLink to={paths.home}>{texts.home}</ButtonLink>} />
);

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Ways = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
