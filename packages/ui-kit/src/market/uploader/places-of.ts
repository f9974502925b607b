import type { PhotoSlot } from './photo-slot.tsx';
import type { UploadedPhoto } from './uploader.tsx';

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
