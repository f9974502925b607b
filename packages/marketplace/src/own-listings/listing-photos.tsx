import { messageOf, moveListingPhoto, removeListingPhoto, useApi, usedBikeQueries } from '@dopahiya/api-client';
import { listingLimits, type OwnUsedBike } from '@dopahiya/domain/market';
import { Button } from '@dopahiya/ui-kit';
import { Uploader, type UploadedPhoto } from '@dopahiya/ui-kit/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as texts from '#texts/own-listings';
import { type PickedPhoto, type PlacedPhoto, usePicking } from '../listing-photos/shrink-photo.ts';
import { PickingWords } from '../listing-photos/picking-words.tsx';
import { uploaded, usePreviews } from '../listing-photos/use-previews.ts';
import { photosOf, smallest } from './listing-words.ts';
import * as S from './own-listings.styles.ts';
import type { useOwnPhotos } from './use-own-photos.ts';

interface ListingPhotosProps {
  bike: OwnUsedBike;
  title: string;
  /** Photos being uploaded. */
  own: ReturnType<typeof useOwnPhotos>;
  onDone: () => void;
}

/** Photos of a listing, to reorder, delete and add; new ones upload as soon as they are picked. */
export function ListingPhotos({ bike, title, own, onDone }: ListingPhotosProps) {
  const stored = photosOf(bike);
  const { sending, onTheWay } = own;
  const previews = usePreviews(onTheWay);
  const { pick, ...words } = usePicking((photos) => own.send(behind(stored.length + onTheWay.length, photos)));
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
          own.remove(shownId);
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

/** Assigns positions to new photos, because two parallel uploads may finish in any order. */
const behind = (first: number, photos: readonly PickedPhoto[]): readonly PlacedPhoto[] =>
  photos.map(({ key, name, blob }, index) => {
    const position = Math.min(first + index, listingLimits.photos - 1);
    return { key, name, blob, position };
  });

const storedId = (id: number | string | null): string => `stored-${id}`;

/** Moves a stored photo, or deletes it if it has no position. */
function useStoredPhotos() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, position }: { id: number | string; position: number | null }) =>
      position === null ? removeListingPhoto(api, id) : moveListingPhoto(api, id, position),
    onSettled: () => usedBikeQueries.refetch(client),
  });
}
