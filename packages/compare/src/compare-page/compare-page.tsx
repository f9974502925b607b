import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { Container, EmptyState, ErrorPanel, PageTitle, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { compareQueries } from '../compare-queries.ts';
import * as S from './compare-page.styles.ts';

/** Compare: the trending bikes by name. */
export function ComparePage() {
  return (
    <Container>
      <PageTitle>Compare</PageTitle>
      <BikeNames />
    </Container>
  );
}

function BikeNames() {
  const bikes = useQuery(compareQueries.bikes(useApi()));
  const error = useShownError(bikes);
  const { data, isFetching, refetch } = bikes;

  if (error) {
    const retry = () => void refetch();
    const message = messageOf(error, 'Failed to load bikes');
    return <ErrorPanel title="Error Loading Bikes" message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) return <Skeleton height="6lh" />;
  if (data.length === 0) return <EmptyState title="No bikes found" message="Check back later for new models" />;
  return (
    <S.Names>
      {data.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </S.Names>
  );
}
