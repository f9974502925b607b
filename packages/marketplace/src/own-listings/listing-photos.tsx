import { messageOf, moveListingPhoto, removeListingPhoto, useApi } from '@dopahiya/api-client';
import { listingLimits, type OwnUsedBike } from '@dopahiya/domain/market';
import { Button } from '@dopahiya/ui-kit';
import { Uploader, type UploadedPhoto } from '@dopahiya/ui-kit/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as texts from '#texts/own-listings';
import type { PlacedPhoto } from '../listing-photos/picked-photo.ts';
import { PickingWords } from '../listing-photos/picking-words.tsx';
import { uploaded } from '../listing-photos/uploaded.ts';
import { usePhotoSending } from '../listing-photos/use-photo-sending.ts';
import { usePicking } from '../listing-photos/use-picking.ts';
import { usePreviews } from '../listing-photos/use-previews.ts';
import { photosOf, smallest } from './listing-words.ts';
import * as S from './own-listings.styles.ts';
import { refreshListings } from './use-listing-change.ts';

interface ListingPhotosProps {
  bike: OwnUsedBike;
  title: string;
  /** Photos that did not arrive before: they are sent at once. */
  unsent: readonly PlacedPhoto[];
  onDone: () => void;
}

/** The photos of a listing, to be ordered and taken away, and more, which are sent as they are picked. */
export function ListingPhotos({ bike, title, unsent, onDone }: ListingPhotosProps) {
  const client = useQueryClient();
  const stored = photosOf(bike);
  const sending = usePhotoSending();
  const [picked, setPicked] = useState<readonly PlacedPhoto[]>(unsent);
  const previews = usePreviews(picked);
  const sendUnsent = useEffectEvent(() => void (unsent.length > 0 && sending.send(bike.id, unsent)));
  useEffect(() => sendUnsent(), []);
  const arrived = picked.filter(({ key }) => sending.stateOf(key)?.state === 'sent').length;
  useEffect(() => void (arrived > 0 && refreshListings(client)), [client, arrived]);
  const { pick, ...words } = usePicking((photos) => {
    const added = photos.map((photo) => ({ ...photo, position: null }));
    setPicked((before) => [...before, ...added]);
    void sending.send(bike.id, added);
  });
  const isStored = (id: unknown) => stored.some((image) => image.id === id);
  const onTheWay = picked.filter(({ key }) => !isStored(sending.stateOf(key)?.id));
  const storing = useStoredPhotos();
  const shown: UploadedPhoto[] = [
    ...stored.map((image, index) => ({
      id: storedId(image.id),
      src: smallest(image),
      name: texts.photoNumber(index + 1),
      state: 'sent' as const,
    })),
    ...onTheWay.map((photo) => uploaded(photo, previews, sending.stateOf(photo.key))),
  ];
  const idOf = (shownId: string) => stored.find(({ id }) => storedId(id) === shownId)?.id ?? null;
  return (
    <S.Part aria-label={texts.of(texts.photos, title)}>
      <Uploader
        photos={shown}
        max={listingLimits.photos}
        onAdd={(files) => void pick(files)}
        onRemove={(shownId) => {
          const id = idOf(shownId);
          if (id !== null) return storing.mutate({ id, position: null });
          sending.remove(shownId);
          setPicked((before) => before.filter(({ key }) => key !== shownId));
        }}
        onMove={(shownId, index) => {
          const id = idOf(shownId);
          if (id === null) sending.move(shownId, index);
          else storing.mutate({ id, position: Math.min(index, stored.length - 1) });
        }}
        onRetry={(key) => sending.retry(key)}
      />
      <PickingWords {...words} />
      {storing.error && <S.Problem role="alert">{messageOf(storing.error, texts.photoNotChanged)}</S.Problem>}
      <Button tone="secondary" size="small" onClick={onDone}>
        {texts.done}
      </Button>
    </S.Part>
  );
}

const storedId = (id: number | string | null): string => `stored-${id}`;

/** Moves a stored photo to a place, or deletes it where it has none. */
function useStoredPhotos() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, position }: { id: number | string; position: number | null }) =>
      position === null ? removeListingPhoto(api, id) : moveListingPhoto(api, id, position),
    onSettled: () => refreshListings(client),
  });
}
