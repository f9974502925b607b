import { usedBikeQueries } from '@dopahiya/api-client';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlacedPhoto } from '../listing-photos/shrink-photo.ts';
import { usePhotoSending } from '../listing-photos/use-photo-sending.ts';
import { photosOf } from './listing-words.ts';
import { readUnsent, type UnsentPhoto } from '../listing-photos/unsent-photos.ts';

/** Holds photos of a listing that are uploading or failed, and refetches the listing as uploads finish. */
export function useOwnPhotos(bike: OwnUsedBike) {
  const client = useQueryClient();
  const sending = usePhotoSending();
  const kept = useUnsent(bike.id);
  const [picked, setPicked] = useState<readonly PlacedPhoto[]>([]);
  const stateOf = (key: string) => sending.stateOf(key)?.state;
  const arrived = picked.filter(({ key }) => stateOf(key) === 'sent').length;
  useEffect(() => void (arrived > 0 && usedBikeQueries.refetch(client)), [client, arrived]);
  const isStored = (id: unknown) => photosOf(bike).some((image) => image.id === id);
  const send = (photos: readonly PlacedPhoto[]) => {
    setPicked((before) => [...before.filter(({ key }) => photos.every((photo) => photo.key !== key)), ...photos]);
    void sending.send(bike.id, photos);
  };
  return {
    sending,
    send,
    /** Stored photos that are not being uploaded now. */
    unsent: kept.filter(({ key }) => stateOf(key) === undefined || stateOf(key) === 'failed'),
    onTheWay: picked.filter(({ key }) => !isStored(sending.stateOf(key)?.id)),
    remove: (key: string) => {
      sending.remove(key);
      setPicked((before) => before.filter((photo) => photo.key !== key));
    },
  };
}

/** Returns the photos that were stored in this browser but not uploaded when the page opened. */
function useUnsent(listing: number | string): readonly UnsentPhoto[] {
  const [unsent, setUnsent] = useState<readonly UnsentPhoto[]>([]);
  useEffect(() => void readUnsent(listing).then(setUnsent), [listing]);
  return unsent;
}
