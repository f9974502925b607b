import { paths } from '@dopahiya/domain/site';
import { BackLink, Container, EmptyState } from '@dopahiya/ui-kit';
import * as texts from '#texts/invalid-list-page';
import { Page } from '../bike-list/bike-list-page.styles.ts';

export interface InvalidListPageProps {
  /** What is wrong with the address: 'Invalid body style selected'. */
  problem: string;
}

/** Shown if an address names no list, with a link back. */
export function InvalidListPage({ problem }: InvalidListPageProps) {
  return (
    <Page>
      <Container>
        <h1>{problem}</h1>
        <EmptyState
          title={texts.noList}
          message={texts.mayHaveTypingError}
          action={<BackLink to={paths.trendingBikes}>{texts.goBack}</BackLink>}
        />
      </Container>
    </Page>
  );
}
