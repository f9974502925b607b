import { formatNumber, paths } from '@dopahiya/domain/site';
import { isWrongAddress, useShownError } from '@dopahiya/api-client';
import { ButtonLink, ChosenChips, EmptyState, ErrorPanel, Section, VisuallyHidden } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import * as texts from '#texts/used-bikes-list';
import { LaterOwnListings } from '../later-account-sections.tsx';
import { filterChips } from './filter-chips.ts';
import { SaveSearch } from '../saved-searches/save-search.tsx';
import { failureText, type FoundUsedBikes, listId, useUsedBikes } from './use-used-bikes.ts';
import { ListedUsedBikes, UsedBikesSkeleton } from './listed-used-bikes.tsx';
import { MoreUsedBikes } from './more-used-bikes.tsx';
import { toOwnListings, toUsedBikes, type UsedBikesPart } from './used-bikes-address.ts';
import * as S from './used-bikes-list.styles.ts';
import { UsedBikesFilters } from './used-bikes-filters.tsx';

/** Cards in the first row of a wide screen. */
const firstRow = 3;

export interface UsedBikesSectionProps {
  part: UsedBikesPart;
}

/** Used bikes on sale with filters, or the visitor's own listings. */
export function UsedBikesSection({ part }: UsedBikesSectionProps) {
  return part.isOwn ? <OwnUsedBikes /> : <UsedBikesOnSale part={part} />;
}

/** The visitor's own listings, in any status. */
function OwnUsedBikes() {
  const isSignedIn = useSignedInName() !== null;
  const ways = (
    <S.ForSellers>
      <ButtonLink tone="secondary" to={toUsedBikes({})}>
        {texts.allBikes}
      </ButtonLink>
      <ButtonLink to={paths.sellBikes}>{texts.listYours}</ButtonLink>
    </S.ForSellers>
  );
  return (
    <Section id={listId} title={texts.ownListings} action={ways}>
      {isSignedIn ? (
        <LaterOwnListings />
      ) : (
        <EmptyState
          title={texts.signInForOwn}
          action={<ButtonLink to={paths.loginFrom(toOwnListings)}>{texts.signIn}</ButtonLink>}
        />
      )}
    </Section>
  );
}

function UsedBikesOnSale({ part }: UsedBikesSectionProps) {
  const found = useUsedBikes(part);
  const first = found.data?.pages[0];
  return (
    <Section
      id={listId}
      title={first ? texts.available(formatNumber(first.count)) : texts.availableSoon}
      action={<ForSellers />}
    >
      <UsedBikesFilters choices={part.choices} facets={first?.facets ?? null} />
      <ChosenChips
        label={texts.chosenFilters}
        chips={filterChips(part.choices, {
          facets: first?.facets ?? null,
          read: found.isPlaceholderData ? null : (first?.read ?? null),
        })}
        clear={{ label: texts.clearFilters, to: toUsedBikes({}) }}
      />
      <SaveSearch choices={part.choices} />
      <VisuallyHidden as="output">{first && !found.isPlaceholderData && texts.found(first.count)}</VisuallyHidden>
      <Results part={part} found={found} />
    </Section>
  );
}

/** Links for sellers: own listings (if signed in) and listing a bike. */
function ForSellers() {
  const isSignedIn = useSignedInName() !== null;
  return (
    <S.ForSellers>
      {isSignedIn && (
        <ButtonLink tone="secondary" to={toOwnListings}>
          {texts.ownListings}
        </ButtonLink>
      )}
      <ButtonLink to={paths.sellBikes}>{texts.listYours}</ButtonLink>
    </S.ForSellers>
  );
}

function Results({ part, found }: { part: UsedBikesPart; found: FoundUsedBikes }) {
  const error = useShownError(found);
  const { data, isFetching, refetch } = found;
  if (data) {
    const bikes = data.pages.flatMap(({ results }) => results);
    return bikes.length === 0 ? (
      <NoUsedBikes part={part} />
    ) : (
      <>
        <ListedUsedBikes bikes={bikes} eager={firstRow} />
        <MoreUsedBikes part={part} found={found} shown={bikes.length} count={data.pages[0]?.count ?? 0} />
      </>
    );
  }
  if (!error) return <UsedBikesSkeleton label={texts.loading} />;
  if (isWrongAddress(error)) return <NoUsedBikes part={part} why={error.message} />;
  return (
    <ErrorPanel
      title={texts.failed}
      message={failureText(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** Empty state; explains invalid filters, for which a retry would not help. */
function NoUsedBikes({ part: { choices, page }, why }: { part: UsedBikesPart; why?: string }) {
  const isNarrowed = Object.keys(choices).length > 0 || page > 1;
  if (!isNarrowed) return <EmptyState title={texts.noneOnSale} message={texts.noneYet} />;
  return (
    <EmptyState
      title={texts.noMatches}
      message={why}
      action={<ButtonLink to={toUsedBikes({})}>{texts.clearFilters}</ButtonLink>}
    />
  );
}
