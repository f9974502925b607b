import { listingLimits } from '@dopahiya/domain/market';
import { Uploader } from '@dopahiya/ui-kit/market';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/listing-photos';
import { type PickedPhoto, usePicking } from './shrink-photo.ts';
import { isSlotName, slotNames, withPicked } from './photo-slots.ts';
import { PapersNotice, SlotDrawing } from './slot-tiles.tsx';
import { PickingWords } from './picking-words.tsx';
import { uploaded, usePreviews } from './use-previews.ts';
import type { PhotoSending } from './use-photo-sending.ts';

const slots = slotNames.map((id) => ({ id, label: texts.slots[id], drawing: <SlotDrawing view={id} /> }));

export interface PhotoPickerProps {
  /** The picked photos, the cover first. */
  photos: readonly PickedPhoto[];
  onChange: (photos: readonly PickedPhoto[]) => void;
  /** Upload progress of the photos, if they are being uploaded. */
  sending?: PhotoSending;
}

/** Photo picker (browse, drag and drop, or camera) with slots for the views that buyers ask for, that resizes photos, lets the seller order them and shows upload progress. */
export function PhotoPicker({ photos, onChange, sending }: PhotoPickerProps) {
  const previews = usePreviews(photos);
  // While some photos are being resized, others may be added, moved or removed.
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  const { pick, ...words } = usePicking((picked) => onChange(withPicked(latest.current, picked)));
  return (
    <>
      <Uploader
        photos={photos.map((photo) => uploaded(photo, previews, sending?.stateOf(photo.key)))}
        max={listingLimits.photos}
        slots={slots}
        notice={<PapersNotice />}
        onAdd={(files, slot) => void pick(files, isSlotName(slot) ? slot : undefined)}
        onRemove={(key) => {
          sending?.remove(key);
          onChange(photos.filter((photo) => photo.key !== key));
        }}
        onMove={(key, index) => {
          sending?.move(key, index);
          onChange(moved(photos, key, index));
        }}
        onRetry={(key) => sending?.retry(key)}
      />
      <PickingWords {...words} />
    </>
  );
}

function moved(photos: readonly PickedPhoto[], key: string, index: number): readonly PickedPhoto[] {
  const photo = photos.find((each) => each.key === key);
  if (!photo) return photos;
  const others = photos.filter((each) => each !== photo);
  return [...others.slice(0, index), photo, ...others.slice(index)];
}
