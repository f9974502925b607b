import { isWrongAddress, useApi, usedBikeQueries, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ErrorPanel, Link, Section } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/used-bike-costs';
import { failureText } from '../used-bikes-page/use-used-bikes.ts';
import { ListedUsedBikes, UsedBikesSkeleton } from '../used-bikes-page/listed-used-bikes.tsx';

/** Used bikes similar to one (by slug or id); renders nothing if the API has none. */
export function SimilarUsedBikes({ slug }: { slug: string }) {
  const similar = useQuery(usedBikeQueries.similar(useApi(), slug));
  const error = useShownError(similar);
  if (isWrongAddress(error)) return null;
  const all = (
    <Link to={paths.usedBikes} arrow="forward">
      {texts.allUsedBikes}
    </Link>
  );
  return (
    <Section title={texts.similar} subtitle={texts.similarHow} action={all} tone="sunken">
      {similar.data ? (
        similar.data.length > 0 ? (
          <ListedUsedBikes bikes={similar.data} />
        ) : (
          <p>{texts.noneSimilar}</p>
        )
      ) : error ? (
        <ErrorPanel
          title={texts.similarFailed}
          message={failureText(error)}
          onRetry={() => void similar.refetch()}
          retrying={similar.isFetching}
        />
      ) : (
        <UsedBikesSkeleton label={texts.similarLoading} />
      )}
    </Section>
  );
}
