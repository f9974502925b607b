import { faqQueries, useApi, useShownError } from '@dopahiya/api-client';
import { Accordion, Section, Skeleton, ErrorPanel, theme, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/faqs';

/** Frequently asked questions about a bike, with answers. */
export function Faqs({ bikeId }: { bikeId: string | number }) {
  return (
    <Section title={texts.title}>
      <Column>
        <Questions bikeId={bikeId} />
      </Column>
    </Section>
  );
}

function Questions({ bikeId }: { bikeId: string | number }) {
  const faqs = useQuery(faqQueries.about(useApi(), bikeId));
  const error = useShownError(faqs);
  const { data, isFetching, refetch } = faqs;
  if (error && !data) {
    return <ErrorPanel title={texts.failedTitle} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <>
        <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
        <Skeleton height="320px" />
      </>
    );
  }
  if (data.length === 0) return <p>{texts.noneKnown}</p>;
  const items = data.map(({ id, question, answer }) => ({ id: String(id), title: question, content: answer }));
  return <Accordion items={items} />;
}

/** Two columns if there is room; each row expands in place. */
const Column = styled.div`
  ${theme.media.nav} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space[16]};
    align-items: start;
  }
`;
