import { type OwnUsedBike, usedBikePath } from '@dopahiya/domain/market';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import { Badge, Button, Link } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/own-listings';
import { ConfirmAddress } from './confirm-address.tsx';
import { EditListing } from './edit-listing.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import { factsOf, interestIn, meaningOf, smallest, titleOf } from './listing-words.ts';
import * as S from './own-listings.styles.ts';
import { useOwnPhotos } from './use-own-photos.ts';

const tones = { active: 'success', sold: 'ink', pending: 'plain' } as const;

interface OwnListingProps {
  bike: OwnUsedBike;
  /** Called after it was deleted. */
  onGone: () => void;
}

/** A listing as its seller sees it: status, views and actions. */
export function OwnListing({ bike, onGone }: OwnListingProps) {
  const [open, setOpen] = useState<'edit' | 'photos' | null>(null);
  const own = useOwnPhotos(bike);
  const { unsent } = own;
  const title = titleOf(bike);
  const [cover] = bike.images;
  const toggle = (part: 'edit' | 'photos') => setOpen(open === part ? null : part);
  return (
    <S.Row aria-label={title}>
      <S.Picture data-drawn={cover?.is_drawing}>
        {cover && <img src={smallest(cover)} alt="" loading="lazy" />}
      </S.Picture>
      <S.Words>
        <ListingTitle bike={bike} title={title} />
        <p>{factsOf(bike)}</p>
        {!waitsForAddress(bike) && <p>{meaningOf(bike)}</p>}
        <p>{interestIn(bike)}</p>
        <ConfirmAddress bike={bike} />
        {unsent.length > 0 && open !== 'photos' && bike.status !== 'sold' && (
          <p>
            <span>{texts.unsent(unsent.length)}</span>{' '}
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                own.send(unsent);
                setOpen('photos');
              }}
            >
              {texts.sendAgain}
            </Button>
          </p>
        )}
      </S.Words>
      <S.Asked>
        <b>{bike.expected_price === null ? missingPrice.card : formatPrice(bike.expected_price)}</b>
        <span>{texts.asking}</span>
      </S.Asked>
      <ListingActions bike={bike} title={title} open={open} onToggle={toggle} onGone={onGone} />
      {open === 'edit' && <EditListing bike={bike} title={title} onDone={() => setOpen(null)} />}
      {open === 'photos' && <ListingPhotos bike={bike} title={title} own={own} onDone={() => setOpen(null)} />}
    </S.Row>
  );
}

/** Checks whether the listing is hidden only because its seller's email address is unconfirmed. */
const waitsForAddress = ({ is_unconfirmed, status }: OwnUsedBike): boolean =>
  is_unconfirmed === true && (status === 'pending' || status === 'active');

/** Title and status of a listing, linked to its page if that is public. */
function ListingTitle({ bike, title }: { bike: OwnUsedBike; title: string }) {
  const { status, is_unconfirmed } = bike;
  const isPublic = (status === 'pending' || status === 'active' || status === 'sold') && !is_unconfirmed;
  return (
    <h3>
      {isPublic ? <Link to={usedBikePath(bike)}>{title}</Link> : title}{' '}
      <Badge tone={tones[status as keyof typeof tones] ?? 'plain'} size="s">
        {texts.states[status]}
      </Badge>
    </h3>
  );
}
