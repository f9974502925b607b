import { isWrongAddress, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { Container, ErrorPanel, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/bike-page';
import { PartPage } from '../part-page/part-page.tsx';
import { MissingPart } from '../part-page/missing-part.tsx';
import { PartsList } from '../parts-list/parts-list.tsx';
import { partsQueries } from '../parts-queries.ts';
import { BikeGroups } from './bike-groups.tsx';
import type { PartsAddress } from './parts-address.ts';

/** Parts page of a bike: its groups, the products of one group, or one product. */
export function BikePartsPage({ address }: { address: PartsAddress }) {
  const { bikeSlug, categorySlug, partSlug, page } = address;
  const parts = useQuery(partsQueries.bike(useApi(), bikeSlug));
  const error = useShownError(parts);
  const { data, isFetching, refetch } = parts;
  if (isWrongAddress(error)) return <MissingPart />;
  if (error && !data) {
    const message = messageOf(error, texts.failedWhy);
    return (
      <Container>
        <h1>{texts.spareParts}</h1>
        <ErrorPanel title={texts.failed} message={message} onRetry={() => void refetch()} retrying={isFetching} />
      </Container>
    );
  }
  if (!data) return <Waiting />;
  if (categorySlug === null) return <BikeGroups parts={data} />;
  if (partSlug === null) return <PartsList key={categorySlug} parts={data} category={categorySlug} page={page} />;
  return <PartPage parts={data} asked={{ bike: bikeSlug, category: categorySlug, part: partSlug }} />;
}

function Waiting() {
  return (
    <Container>
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <Skeleton height="640px" />
    </Container>
  );
}
