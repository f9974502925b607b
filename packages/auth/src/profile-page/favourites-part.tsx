import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { type User, usedBikeFavourite } from '@dopahiya/domain/account';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { type BikeCard as BikeCardFacts, fullNameOf } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState, ErrorPanel, Link, useKeptFocus } from '@dopahiya/ui-kit';
import { BikeCard, BikeRow, BikeRowSkeleton, FavouriteButton } from '@dopahiya/ui-kit/bikes';
import { favourites, toggleFavourite, useRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as pageTexts from '#texts/profile-page';
import * as texts from '#texts/profile-parts';
import type { ProfileSlots } from './profile-slots.ts';
import { accountQueries } from './account-queries.ts';
import * as S from './profile-parts.styles.ts';

export interface FavouritesPartProps {
  user: User;
  /** Renders saved used bikes; without it they are left out. */
  UsedBikes?: ProfileSlots['FavouriteUsedBikes'];
}

/** The user's favourites: models on one stage, and used bikes. */
export function FavouritesPart({ user, UsedBikes }: FavouritesPartProps) {
  const [names] = useRemembered(favourites);
  const query = useQuery(accountQueries.favourites(useApi(), user.username, names));
  const error = useShownError(query);
  const kept = useKeptFocus<HTMLDivElement>();
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
  const models = query.data.models.filter(({ slug }) => slug !== null && names.includes(slug));
  const usedBikes = UsedBikes ? query.data.usedBikes.filter(({ id }) => names.includes(usedBikeFavourite(id))) : [];
  return (
    <div {...kept}>
      {models.length + usedBikes.length === 0 && (
        <EmptyState
          title={texts.noFavourites}
          message={texts.howToMark}
          action={<ButtonLink to={paths.bestBikes}>{texts.seeBestBikes}</ButtonLink>}
        />
      )}
      {models.length > 0 && <FavouriteModels bikes={models} />}
      {UsedBikes && usedBikes.length > 0 && <UsedBikes bikes={usedBikes} />}
    </div>
  );
}

function FavouriteModels({ bikes }: { bikes: readonly BikeCardFacts[] }) {
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
              <FavouriteButton
                label={texts.takeOut(fullNameOf(bike))}
                edge="start"
                pressed
                onToggle={() => toggleFavourite(bike.slug ?? '')}
              />
            }
          />
        )}
      </BikeRow>
    </>
  );
}
