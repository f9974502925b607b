import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { EmptyState, ErrorPanel, Section, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/choose-section';
import { chooseQueries } from './choose-queries.ts';
import * as S from './choose-section.styles.ts';

/** The bikes that sell most, by name. */
export function ChooseSection() {
  return (
    <Section title={texts.title}>
      <BikeNames />
    </Section>
  );
}

function BikeNames() {
  const bikes = useQuery(chooseQueries.bikes(useApi()));
  const error = useShownError(bikes);
  const { data, isFetching, refetch } = bikes;

  if (error) {
    const message = messageOf(error, texts.failedWhy);
    return <ErrorPanel title={texts.failed} message={message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <output>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton height="6lh" />
      </output>
    );
  }
  if (data.length === 0) return <EmptyState title={texts.none} message={texts.noneYet} />;
  return (
    <S.Names aria-label={texts.title}>
      {data.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </S.Names>
  );
}
