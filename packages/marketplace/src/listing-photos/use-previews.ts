import { useEffect, useState } from 'react';
import * as texts from '#texts/listing-photos';
import type { PickedPhoto } from './shrink-photo.ts';
import type { UploadedPhoto } from '@dopahiya/ui-kit/market';
import type { PhotoState } from './photo-sender.ts';

const WIDTH = 400;

/**
 * Returns a thumbnail of a photo as a data: URL, because the content security policy (that of the page the visit began on) forbids blob:
 * URLs.
 * @returns null if this browser cannot show it.
 */
async function previewOf(photo: Blob): Promise<string | null> {
  const picture = await createImageBitmap(photo).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDTH, picture.width);
  canvas.height = Math.max(1, Math.round((picture.height * canvas.width) / picture.width));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.7);
}

/** Returns thumbnails of photos that are not uploaded yet, by key; null for one that this browser cannot show. */
export function usePreviews(photos: readonly PickedPhoto[]): ReadonlyMap<string, string | null> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const makeNext = async () => {
      const next = photos.find(({ key }) => !previews.has(key));
      if (!next) return;
      const made = await previewOf(next.blob);
      if (isWanted) setPreviews(new Map([...previews, [next.key, made]]));
    };
    void makeNext();
    return () => {
      isWanted = false;
    };
  }, [photos, previews]);
  return previews;
}

/** Converts a picked photo for the uploader. */
export const uploaded = (
  { key, name, slot }: PickedPhoto,
  previews: ReadonlyMap<string, string | null>,
  on: PhotoState | undefined,
): UploadedPhoto => ({
  id: key,
  src: previews.get(key) ?? null,
  name: slot ? texts.slots[slot] : name,
  ...(slot && { slot }),
  state: on?.state ?? 'picked',
  progress: Math.round((on?.share ?? 0) * 100),
  ...(on?.reason !== undefined && { reason: on.reason }),
});
