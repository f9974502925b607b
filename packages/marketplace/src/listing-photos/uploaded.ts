import type { UploadedPhoto } from '@dopahiya/ui-kit/market';
import type { PhotoState } from './photo-sender.ts';
import type { PickedPhoto } from './picked-photo.ts';

/** A picked photo as the uploader shows it. */
export const uploaded = (
  { key, name }: PickedPhoto,
  previews: ReadonlyMap<string, string | null>,
  on: PhotoState | undefined,
): UploadedPhoto => ({
  id: key,
  src: previews.get(key) ?? null,
  name,
  state: on?.state ?? 'picked',
  progress: Math.round((on?.share ?? 0) * 100),
  ...(on?.reason !== undefined && { reason: on.reason }),
});
