import { useApi } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, PageTitle } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/inbox';
import * as S from '../shell/shell.styles.ts';
import { FigureReports } from './figure-reports.tsx';
import { Messages } from './messages.tsx';
import { Questions } from './questions.tsx';

/** What people sent: messages, reports of wrong figures, questions without an answer, and cases of moderation. */
export function Inbox({ name }: { name: string }) {
  const { data } = useQuery(deskQueries.inbox(useApi(), name));
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <S.Stack as="section" aria-labelledby="messages">
        <h2 id="messages" tabIndex={-1}>
          {texts.messages}
        </h2>
        <Messages name={name} />
      </S.Stack>
      <S.Stack as="section" aria-labelledby="figure-reports">
        <h2 id="figure-reports" tabIndex={-1}>
          {texts.figureReports}
        </h2>
        <FigureReports name={name} />
      </S.Stack>
      <S.Stack as="section" aria-labelledby="questions">
        <h2 id="questions">{texts.questions}</h2>
        <Questions name={name} />
      </S.Stack>
      <S.Stack as="section" aria-labelledby="moderation">
        <h2 id="moderation">{texts.moderation}</h2>
        {data && <p>{texts.cases(data.moderation_cases)}</p>}
        <div>
          <ButtonLink to={paths.moderation} tone="secondary">
            {texts.openModeration}
          </ButtonLink>
        </div>
      </S.Stack>
    </>
  );
}
