import { bikeQueries, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeCard as Bike } from '@dopahiya/domain/bikes';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { EmptyState, ErrorPanel, VisuallyHidden } from '@dopahiya/ui-kit';
import { BikeCard, BikeRow, BikeRowSkeleton } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/best-bikes-page';
import { instalmentNote } from '../bike-list/instalment-note.ts';
import { LaterEnlargedBike } from '../enlarged-bike/later-enlarged-bike.tsx';

const expected = 6;
const firstRow = 4;

/** List of the best bikes, with its empty and error states. */
export function BestBikesList() {
  const bikes = useQuery(bikeQueries.best(useApi()));
  const error = useShownError(bikes);
  const { data, isFetching, refetch } = bikes;

  if (error) {
    const message = messageOf(error, texts.failedWhy);
    const retry = () => void refetch();
    return <ErrorPanel title={texts.failed} message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) return <BikeRowSkeleton count={expected} action="link" note="line" />;
  if (data.length === 0) return <EmptyState title={texts.none} message={texts.noneYet} />;
  return <BestBikes bikes={data} />;
}

function BestBikes({ bikes }: { bikes: Bike[] }) {
  const month = latestPriceMonth(bikes);
  const [enlarged, setEnlarged] = useState<Bike | null>(null);
  return (
    <>
      <VisuallyHidden as="h2">{texts.bikesHeading}</VisuallyHidden>
      <BikeRow bikes={bikes} label={texts.bikes}>
        {(bike, index) => (
          <BikeCard
            bike={bike}
            to={paths.bike(bike)}
            state={{ bike }}
            action={texts.viewDetails}
            listMonth={month}
            note={instalmentNote(bike)}
            highlights="expandable"
            onEnlarge={() => setEnlarged(bike)}
            loading={index < firstRow ? 'eager' : 'lazy'}
          />
        )}
      </BikeRow>
      {enlarged && <LaterEnlargedBike bike={enlarged} onClose={() => setEnlarged(null)} />}
    </>
  );
}
