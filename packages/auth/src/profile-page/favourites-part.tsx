import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { User } from '@dopahiya/domain/account';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState, ErrorPanel, IconButton, Link } from '@dopahiya/ui-kit';
import { BikeCard, BikeRow, BikeRowSkeleton } from '@dopahiya/ui-kit/bikes';
import { favourites, toggleFavourite, useRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as pageTexts from '#texts/profile-page';
import * as texts from '#texts/profile-parts';
import { accountQueries } from './account-queries.ts';
import * as S from './profile-parts.styles.ts';

/** The bikes that somebody marked, on one stage. */
export function FavouritesPart({ user }: { user: User }) {
  const [slugs] = useRemembered(favourites);
  const query = useQuery(accountQueries.favourites(useApi(), user.username, slugs));
  const error = useShownError(query);
  if (error)
    return (
      <ErrorPanel
        title={texts.favouritesNotLoaded}
        message={messageOf(error, pageTexts.tryLater)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <BikeRowSkeleton />;
  const bikes = query.data.filter(({ slug }) => slug !== null && slugs.includes(slug));
  if (bikes.length === 0)
    return (
      <EmptyState
        title={texts.noFavourites}
        message={texts.howToMark}
        action={<ButtonLink to={paths.bestBikes}>{texts.seeBestBikes}</ButtonLink>}
      />
    );
  return (
    <>
      {bikes.length > 1 && (
        <S.Head>
          <p>{texts.countOfFavourites(bikes.length)}</p>
          <Link to={paths.compare(bikes.slice(0, 2).map(({ slug }) => slug ?? ''))} arrow="forward">
            {texts.compareTwo}
          </Link>
        </S.Head>
      )}
      <BikeRow bikes={bikes} label={texts.favourites}>
        {(bike) => (
          <BikeCard
            bike={bike}
            to={paths.bike(bike)}
            listMonth={latestPriceMonth(bikes)}
            tools={
              <IconButton
                icon="heart"
                label={texts.takeOut(fullNameOf(bike))}
                tone="quiet"
                edge="start"
                pressed
                onClick={() => toggleFavourite(bike.slug ?? '')}
              />
            }
          />
        )}
      </BikeRow>
    </>
  );
}
