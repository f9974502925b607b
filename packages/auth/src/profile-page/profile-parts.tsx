import type { User } from '@dopahiya/domain/account';
import { formatMonth, paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, EmptyState, PageTitle } from '@dopahiya/ui-kit';
import * as texts from '#texts/profile-parts';
import { SecondFactorPart } from '../second-factor/second-factor-part.tsx';
import { DataPart } from './data-part.tsx';
import { DeletePart } from './delete-part.tsx';
import { EmailPart, NamePart } from './details-parts.tsx';
import { FavouritesPart } from './favourites-part.tsx';
import { PasswordPart } from './password-part.tsx';
import type { ProfileSlots } from './profile-slots.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import * as S from './profile-parts.styles.ts';
import { SessionsPart } from './sessions-part.tsx';

export interface ProfilePartsProps extends ProfileSlots {
  /** The signed-in user; undefined while loading. */
  user: User | undefined;
}

/** The sections of an account. */
export const ProfileParts = ({ user, ...slots }: ProfilePartsProps) =>
  user ? <Parts user={user} {...slots} /> : <ProfileSkeleton />;

function Parts({
  user,
  reviews,
  listings,
  questions,
  moderation,
  desk,
  savedSearches,
  FavouriteUsedBikes,
}: ProfileSlots & { user: User }) {
  const parts = [
    { id: 'listings', title: texts.listings, body: listings ?? <NoListings /> },
    { id: 'questions', title: texts.questions, body: questions },
    { id: 'moderation', title: texts.moderation, body: user.role === 'moderator' ? moderation : undefined },
    { id: 'desk', title: texts.desk, body: isOfDesk(user) ? desk : undefined },
    { id: 'favourites', title: texts.favourites, body: <FavouritesPart user={user} UsedBikes={FavouriteUsedBikes} /> },
    { id: 'saved-searches', title: texts.savedSearches, body: savedSearches },
    { id: 'reviews', title: texts.reviews, body: reviews },
    { id: 'sessions', title: texts.sessions, body: <SessionsPart user={user} /> },
    { id: 'name', title: texts.name, body: <NamePart user={user} /> },
    { id: 'email', title: texts.email, body: <EmailPart user={user} /> },
    { id: 'password', title: texts.password, body: <PasswordPart user={user} /> },
    { id: 'second-factor', title: texts.secondFactor, body: <SecondFactorPart user={user} /> },
    { id: 'data', title: texts.data, body: <DataPart /> },
    { id: 'delete', title: texts.deletion, body: <DeletePart user={user} /> },
  ].filter(({ body }) => body !== undefined);
  return (
    <Container>
      <PageTitle intro={texts.whoIsIt(user, formatMonth(user.created_at))}>{texts.fullName(user)}</PageTitle>
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

const isOfDesk = ({ role }: User): boolean => role === 'owner' || role === 'editor';

/** Shown if the user has no listings, or if no feature provides them. */
function NoListings() {
  return (
    <EmptyState
      title={texts.noListings}
      message={texts.whatIsListed}
      action={<ButtonLink to={paths.sellBikes}>{texts.listBike}</ButtonLink>}
    />
  );
}
