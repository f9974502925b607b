import { paths } from '@dopahiya/domain/site';
import { Button, Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/sell-thanks';
import type { PickedPhoto, PlacedPhoto } from '../listing-photos/shrink-photo.ts';
import type { PhotoSending } from '../listing-photos/use-photo-sending.ts';
import type { StoredListing } from '../sell-draft/sell-draft.ts';
import * as S from './thank-you.styles.ts';

export interface UnsentPhotosProps {
  listing: StoredListing;
  /** Photos that are not uploaded yet. */
  unsent: readonly PickedPhoto[];
  sending: PhotoSending;
}

/** Lists the photos that are not uploaded, why, and how to upload them. */
export function UnsentPhotos({ listing, unsent, sending }: UnsentPhotosProps) {
  const states = unsent.map(({ key }) => sending.stateOf(key)?.state);
  const isSending = states.some((state) => state === 'waiting' || state === 'sending');
  const send = () => {
    if (states.includes(undefined)) void sending.send(listing.id, placed(unsent, listing.photoCount));
    for (const { key } of unsent) sending.retry(key);
  };
  return (
    <S.Unsent role="alert">
      <h3>{texts.unsent(unsent.length)}</h3>
      <p>{texts.unsentText}</p>
      <ul>
        {unsent.map(({ key, name }) => (
          <li key={key}>{nameWithReason(name, sending.stateOf(key)?.reason)}</li>
        ))}
      </ul>
      <S.Ways>
        <Button loading={isSending} onClick={send}>
          {isSending ? texts.sending(listing.photoCount - unsent.length, listing.photoCount) : texts.sendAgain}
        </Button>
        <Link to={paths.profile}>{texts.toProfile}</Link>
      </S.Ways>
    </S.Unsent>
  );
}

/** Keeps the original positions if all are unsent; otherwise appends the rest after the uploaded ones. */
const placed = (unsent: readonly PickedPhoto[], all: number): readonly PlacedPhoto[] =>
  unsent.length === all ? unsent : unsent.map((photo) => ({ ...photo, position: null }));

const nameWithReason = (name: string, reason: string | undefined): string =>
  reason === undefined ? name : texts.failedPhoto(name, reason);
