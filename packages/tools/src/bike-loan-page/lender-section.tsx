import { messageOf, priceQueries, useApi, useShownError } from '@dopahiya/api-client';
import { EmptyState, ErrorPanel, Section, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/loan-sections';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import * as S from './loan-sections.styles.ts';
import { LenderTable } from './lender-table.tsx';

/** Loan for which offers are calculated. */
export interface LenderSectionProps {
  amount: number;
  months: number;
}

/** Lenders' rates: the configured table with its samples, then published rates, each with its month. */
export const LenderSection = memo(function LenderSection(loan: LenderSectionProps) {
  return (
    <Section title={texts.lenders} subtitle={texts.lendersNote} tone="sunken">
      <Lenders loan={loan} />
    </Section>
  );
});

function Lenders({ loan }: { loan: LenderSectionProps }) {
  const offers = useQuery(priceQueries.loanOffers(useApi()));
  const error = useShownError(offers);
  const { data, isFetching, refetch } = offers;
  if (error) {
    const message = messageOf(error, texts.lendersFailedHint);
    return (
      <ErrorPanel title={texts.lendersFailed} message={message} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) {
    return (
      <output>
        <VisuallyHidden>{texts.lendersLoading}</VisuallyHidden>
        <Skeleton height="300px" />
      </output>
    );
  }
  if (data.length === 0) return <EmptyState title={texts.noLenders} />;
  const samples = data.filter(({ is_sample }) => is_sample);
  const published = data.filter(({ is_sample }) => !is_sample);
  return (
    <>
      {samples.length > 0 && <LenderTable label={texts.sampleOffers} offers={samples} loan={loan} />}
      <S.Note>{texts.lendersFoot(loan.months)}</S.Note>
      {published.length > 0 && (
        <S.Published>
          <h3>{texts.published}</h3>
          <S.Note>{texts.publishedNote}</S.Note>
          <LenderTable label={texts.published} offers={published} loan={loan} />
          {[...new Set(published.map(({ source }) => source))].map(
            (source) => source && <S.Note key={source}>{texts.source(source)}</S.Note>,
          )}
        </S.Published>
      )}
    </>
  );
}
