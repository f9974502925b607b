import { listingLimits } from '@dopahiya/domain/market';
import { type UploadedPhoto, Uploader } from '@dopahiya/ui-kit/market';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/listing-photos';
import * as S from './photo-picker.styles.ts';
import type { PhotoState } from './photo-sender.ts';
import type { PickedPhoto } from './picked-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import type { PhotoSending } from './use-photo-sending.ts';
import { usePreviews } from './use-previews.ts';

export interface PhotoPickerProps {
  /** The photos so far, the cover first. */
  photos: readonly PickedPhoto[];
  onChange: (photos: readonly PickedPhoto[]) => void;
  /** How far each has come, where they are on their way. */
  sending?: PhotoSending;
}

/** Photos of a bike that a seller picks, drops or takes, made smaller here, put in order, and shown on their way. */
export function PhotoPicker({ photos, onChange, sending }: PhotoPickerProps) {
  const previews = usePreviews(photos);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  // While some are made smaller, others may be picked, moved and removed.
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  const add = async (files: readonly File[]) => {
    setPreparing(true);
    const [taken, refused]: [PickedPhoto[], string[]] = [[], []];
    for (const file of files) {
      const photo = await shrinkPhoto(file);
      if (typeof photo === 'string') refused.push(photo);
      else taken.push(photo);
    }
    setPreparing(false);
    setRefusals(refused);
    if (taken.length > 0) onChange([...latest.current, ...taken].slice(0, listingLimits.photos));
  };
  const shown = photos.map((photo) => show(photo, previews, sending?.stateOf(photo.key)));
  return (
    <>
      <Uploader
        photos={shown}
        max={listingLimits.photos}
        onAdd={(files) => void add(files)}
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
      {isPreparing && <S.Word role="status">{texts.preparing}</S.Word>}
      <S.Refusals role="alert">
        {refusals.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </S.Refusals>
    </>
  );
}

const show = (
  { key, name }: PickedPhoto,
  previews: ReadonlyMap<string, string | null>,
  { state, share = 0, reason }: Partial<PhotoState> = {},
): UploadedPhoto => ({
  id: key,
  src: previews.get(key) ?? null,
  name,
  state: state ?? 'picked',
  progress: Math.round(share * 100),
  ...(reason !== undefined && { reason }),
});

function moved(photos: readonly PickedPhoto[], key: string, index: number): readonly PickedPhoto[] {
  const photo = photos.find((each) => each.key === key);
  return photo ? photos.filter((each) => each !== photo).toSpliced(index, 0, photo) : photos;
}
