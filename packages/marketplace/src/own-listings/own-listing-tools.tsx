import { useApi, usedBikeQueries } from '@dopahiya/api-client';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAddress } from './confirm-address.tsx';
import { EditListing } from './edit-listing.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import { interestIn, meaningOf, titleOf } from './listing-words.ts';
import { useOwnPhotos } from './use-own-photos.ts';

/** Status and actions of a listing, for its seller on the page of the listing itself; nothing if it can't be loaded. */
export function OwnListingTools({ id }: { id: number | string }) {
  const { data, isPending } = useQuery(usedBikeQueries.ownListing(useApi(), id));
  if (isPending) return <Skeleton height="144px" />;
  return data ? <Tools bike={data} /> : null;
}

function Tools({ bike }: { bike: OwnUsedBike }) {
  const [open, setOpen] = useState<'edit' | 'photos' | null>(null);
  const navigate = useNavigate();
  const own = useOwnPhotos(bike);
  const title = titleOf(bike);
  const close = () => setOpen(null);
  return (
    <>
      <p>{meaningOf(bike)}</p>
      <p>{interestIn(bike)}</p>
      <ConfirmAddress bike={bike} />
      <ListingActions
        bike={bike}
        title={title}
        open={open}
        onToggle={(part) => setOpen(open === part ? null : part)}
        onGone={() => void navigate(`${paths.profile}#listings`)}
      />
      {open === 'edit' && <EditListing bike={bike} title={title} onDone={close} />}
      {open === 'photos' && <ListingPhotos bike={bike} title={title} own={own} onDone={close} />}
    </>
  );
}
