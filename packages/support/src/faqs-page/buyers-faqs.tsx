import { faqQueries, useApi, useShownError } from '@dopahiya/api-client';
import { EmptyState, ErrorPanel, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/faqs-page';
import { Answers } from './answered.tsx';

/** Questions about buying a two-wheeler. */
export function BuyersFaqs({ words }: { words: string }) {
  return (
    <section aria-labelledby="buying">
      <h2 id="buying">{texts.aboutBuying}</h2>
      <Fetched words={words} />
    </section>
  );
}

function Fetched({ words }: { words: string }) {
  const query = useQuery(faqQueries.about(useApi()));
  const error = useShownError(query);
  const { data: faqs, isFetching, refetch } = query;
  if (error && !faqs) {
    return <ErrorPanel title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!faqs) {
    return (
      <output>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton height="640px" />
      </output>
    );
  }
  if (faqs.length === 0) return <EmptyState title={texts.noneKnown} />;
  return <Answers faqs={faqs} words={words} />;
}
