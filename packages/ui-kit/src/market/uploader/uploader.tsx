import * as texts from '#texts/uploader';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { AddTile, DropArea } from './add-photos.tsx';
import { EmptySlot, type PhotoSlot } from './photo-slot.tsx';
import { PhotoTile } from './photo-tile.tsx';
import * as S from './uploader.styles.ts';
import { type PhotoOrders, usePhotoOrders } from './use-photo-orders.ts';

export interface UploaderProps extends Omit<PhotoOrders, 'max'> {
  /** Called to retry a failed photo. */
  onRetry?: (id: string) => void;
  /** Maximum number of photos. @default 12 */
  max?: number;
  /** Kinds of photos to ask for, in order; each has an empty tile until its photo is there. */
  slots?: readonly PhotoSlot[];
  /** Tile behind the slots that asks for nothing: what not to photograph. */
  notice?: ReactNode;
}

const none: readonly PhotoSlot[] = [];

/**
 * Photo picker: add by file picker, drop or camera, reorder by dragging or buttons, and remove; the first photo
 * is the cover. Controlled, and uploads nothing itself. Renders a `<fieldset>`.
 */
export function Uploader({ max = 12, slots = none, notice, onRetry, ...orders }: UploaderProps) {
  const { photos } = orders;
  const { attach, answer, add, dropFiles, tileOf } = usePhotoOrders({ ...orders, max });
  const hasRoom = photos.length < max;
  return (
    <S.Root ref={attach} onDragOver={(event) => event.preventDefault()} onDrop={dropFiles}>
      <legend>
        {texts.photos} <span>{texts.room(photos.length, max)}</span>
      </legend>
      <S.Hint>{texts.firstIsCover}</S.Hint>
      {hasRoom && <DropArea max={max} onAdd={add} />}
      <S.Grid>
        {placesOf(photos, hasRoom ? slots : []).map((place) =>
          'slot' in place ? (
            <EmptySlot key={`slot-${place.slot.id}`} slot={place.slot} onAdd={add} />
          ) : (
            <PhotoTile
              key={place.photo.id}
              photo={place.photo}
              index={place.index}
              count={photos.length}
              onRetry={() => onRetry?.(place.photo.id)}
              {...tileOf(place.photo, place.index)}
            />
          ),
        )}
        {notice && <S.NoticeTile>{notice}</S.NoticeTile>}
        {hasRoom && (photos.length > 0 || slots.length > 0) && (
          <li>
            <AddTile
              icon={<Icon name="plus" size={24} />}
              label={slots.length > 0 ? texts.morePhotos : texts.addPhotos}
              takes="many"
              onAdd={add}
            />
          </li>
        )}
      </S.Grid>
      <S.Answer>{answer}</S.Answer>
    </S.Root>
  );
}

/** Photo added by the visitor. */
export interface UploadedPhoto {
  /** Unique id. */
  id: string;
  /** URL of the picture; null if it cannot be shown yet. */
  src: string | null;
  /** File name, or what the photo shows. */
  name: string;
  /** Id of the slot that it fills. */
  slot?: string;
  /** Upload status; `picked` is not to be uploaded yet. */
  state: 'picked' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** Upload progress in percent, 0 to 100. */
  progress?: number;
  /** Reason for a failure, and what to do. */
  reason?: string;
}

type Place = { photo: UploadedPhoto; index: number } | { slot: PhotoSlot };

/** Returns the photos in their order, with each empty slot behind the slot before it. */
function placesOf(photos: readonly UploadedPhoto[], slots: readonly PhotoSlot[]): readonly Place[] {
  const places: Place[] = photos.map((photo, index) => ({ photo, index }));
  let end = 0;
  for (const slot of slots) {
    const filled = places.findIndex((place) => 'photo' in place && place.photo.slot === slot.id);
    if (filled < 0) places.splice(end, 0, { slot });
    end = (filled < 0 ? end : filled) + 1;
  }
  return places;
}
