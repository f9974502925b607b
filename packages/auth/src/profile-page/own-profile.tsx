import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { formatMonth, paths, type User } from '@dopahiya/domain';
import { ButtonLink, Container, EmptyState, ErrorPanel, PageTitle, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/profile-page';
import { SecondFactorPart } from '../second-factor/second-factor-part.tsx';
import { accountQueries } from './account-queries.ts';
import { DataPart } from './data-part.tsx';
import { DeletePart } from './delete-part.tsx';
import { EmailPart, NamePart } from './details-parts.tsx';
import { FavouritesPart } from './favourites-part.tsx';
import { PasswordPart } from './password-part.tsx';
import type { ProfileSlots } from './profile-page.tsx';
import * as S from './profile-page.styles.ts';
import { SessionsPart } from './sessions-part.tsx';

/** The account of who is signed in, part by part. */
export function OwnProfile({ name, ...slots }: ProfileSlots & { name: string }) {
  const query = useQuery(accountQueries.user(useApi(), name));
  const error = useShownError(query);
  if (error)
    return (
      <Container>
        <PageTitle>{texts.title}</PageTitle>
        <ErrorPanel
          title={texts.notLoaded}
          message={messageOf(error, texts.tryLater)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Container>
    );
  return query.data ? <Parts user={query.data} {...slots} /> : <ProfileSkeleton />;
}

function Parts({ user, reviews, listings }: ProfileSlots & { user: User }) {
  const parts = [
    { id: 'listings', title: texts.listings, body: listings ?? <NoListings /> },
    { id: 'favourites', title: texts.favourites, body: <FavouritesPart user={user} /> },
    { id: 'reviews', title: texts.reviews, body: reviews },
    { id: 'sessions', title: texts.sessions, body: <SessionsPart user={user} /> },
    { id: 'name', title: texts.name, body: <NamePart user={user} /> },
    { id: 'email', title: texts.email, body: <EmailPart user={user} /> },
    { id: 'password', title: texts.password, body: <PasswordPart user={user} /> },
    { id: 'second-factor', title: texts.secondFactor, body: <SecondFactorPart user={user} /> },
    { id: 'data', title: texts.data, body: <DataPart /> },
    { id: 'delete', title: texts.deletion, body: <DeletePart /> },
  ].filter(({ body }) => body !== undefined);
  return (
    <Container>
      <PageTitle intro={texts.whoIsIt(user, formatMonth(user.created_at.slice(0, 7)))}>
        {texts.fullName(user)}
      </PageTitle>
      <S.Columns>
        <S.Ways aria-label={texts.partsOfPage}>
          <ul>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </S.Ways>
        <div>
          {parts.map(({ id, title, body }) => (
            <S.Part key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </S.Part>
          ))}
        </div>
      </S.Columns>
    </Container>
  );
}

/** While nothing is for sale, or nobody shows what is. */
function NoListings() {
  return (
    <EmptyState
      title={texts.noListings}
      message={texts.whatIsListed}
      action={<ButtonLink to={paths.sellBikes}>{texts.listBike}</ButtonLink>}
    />
  );
}

/** Stands in place of an account that is on its way. */
export function ProfileSkeleton() {
  return (
    <S.Scripted>
      <Container>
        <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
        <S.Waiting aria-hidden="true">
          <Skeleton width="min(320px, 80%)" height="44px" />
          <Skeleton width="min(420px, 90%)" />
          <Skeleton height="220px" />
          <Skeleton height="160px" />
        </S.Waiting>
      </Container>
    </S.Scripted>
  );
}
