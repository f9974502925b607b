import { paths } from '@dopahiya/domain';
import { BackLink, Container, EmptyState } from '@dopahiya/ui-kit';
import { Page } from '../bike-list/bike-list-page.styles.ts';

/** What `InvalidListPage` takes. */
export interface InvalidListPageProps {
  /** What is wrong with the address: 'Invalid body style selected'. */
  problem: string;
}

/** Stands where an address names no list: says so, and leads back. */
export function InvalidListPage({ problem }: InvalidListPageProps) {
  return (
    <Page>
      <Container>
        <h1>{problem}</h1>
        <EmptyState
          title="There is no list at this address"
          message="It may have a typing error. All bikes can be found in the ride finder."
          action={<BackLink to={paths.trendingBikes}>Go back</BackLink>}
        />
      </Container>
    </Page>
  );
}
