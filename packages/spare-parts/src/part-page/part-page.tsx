import { isWrongAddress, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeParts } from '@dopahiya/domain/parts';
import { Container, ErrorPanel, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/part';
import { PartsTrail } from '../bike-page/parts-trail.tsx';
import { type PartAddress, partsQueries } from '../parts-queries.ts';
import { MissingPart } from './missing-part.tsx';
import { PartSheet } from './part-sheet.tsx';

interface PartPageProps {
  parts: BikeParts;
  asked: PartAddress;
}

/** Page of a product, with its compatibility with the bike. */
export function PartPage({ parts, asked }: PartPageProps) {
  const { bike, categories } = parts;
  const part = useQuery(partsQueries.part(useApi(), asked));
  const error = useShownError(part);
  const { data, isFetching, refetch } = part;
  const group = categories.find(({ slug }) => slug === asked.category);
  if (isWrongAddress(error) || !group) return <MissingPart bike={bike} />;
  if (data) return <PartSheet key={data.id} part={data} bike={bike} group={group} />;
  return (
    <Container>
      <PartsTrail bike={bike} group={group} />
      {error ? (
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, texts.failedWhy)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
          <Skeleton height="640px" />
        </>
      )}
    </Container>
  );
}
