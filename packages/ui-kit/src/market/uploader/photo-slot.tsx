import type { ReactNode } from 'react';
import { AddTile } from './add-photos.tsx';
import type { UploadedPhoto } from './uploader.tsx';

/** Place for one kind of photo: 'Front', 'Odometer'. */
export interface PhotoSlot {
  /** Unique id. */
  id: string;
  /** Visible label. */
  label: string;
  /** Drawing of what the photo shows; decorative. */
  drawing: ReactNode;
}

/** Empty tile that adds the photo of a slot. */
export function EmptySlot({ slot, onAdd }: { slot: PhotoSlot; onAdd: (files: readonly File[], slot: string) => void }) {
  return (
    <li>
      <AddTile icon={slot.drawing} label={slot.label} takes="one" onAdd={(files) => onAdd(files, slot.id)} />
    </li>
  );
}

type Place = { photo: UploadedPhoto; index: number } | { slot: PhotoSlot };

/** Returns the photos in their order, with each empty slot behind the slot before it. */
export function placesOf(photos: readonly UploadedPhoto[], slots: readonly PhotoSlot[]): readonly Place[] {
  const places: Place[] = photos.map((photo, index) => ({ photo, index }));
  let end = 0;
  for (const slot of slots) {
    const filled = places.findIndex((place) => 'photo' in place && place.photo.slot === slot.id);
    if (filled < 0) places.splice(end, 0, { slot });
    end = (filled < 0 ? end : filled) + 1;
  }
  return places;
}
