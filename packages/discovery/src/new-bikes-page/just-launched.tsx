import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { ErrorPanel, theme } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/new-bikes-page';
import { ListedBikes } from '../bike-list/listed-bikes.tsx';
import { launchQueries } from './launch-queries.ts';

/** Bikes launched in the last 30 days; renders nothing if there are none. */
export function JustLaunched() {
  const query = useQuery(launchQueries.justLaunched(useApi()));
  const error = useShownError(query);
  const { data: bikes = [], isFetching, refetch } = query;
  if (!error && bikes.length === 0) return null;
  return (
    <Root aria-labelledby="just-launched">
      <h2 id="just-launched">{texts.justLaunched}</h2>
      {error ? (
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, texts.failedWhy)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ListedBikes bikes={bikes} label={texts.justLaunchedBikes} heading="h3" />
      )}
    </Root>
  );
}

const Root = styled.section`
  margin-bottom: ${theme.space[12]};

  > h2 {
    margin-bottom: ${theme.space[5]};
  }
`;
