import * as texts from '#texts/uploader';
import { AddPhotos, DropArea } from './add-photos.tsx';
import { PhotoTile } from './photo-tile.tsx';
import * as S from './uploader.styles.ts';
import { type PhotoOrders, usePhotoOrders } from './use-photo-orders.ts';

export interface UploaderProps extends Omit<PhotoOrders, 'max'> {
  /** Called to retry a failed photo. */
  onRetry?: (id: string) => void;
  /** Maximum number of photos. @default 12 */
  max?: number;
}

/**
 * Photo picker: add by file picker, drop or camera, reorder by dragging or buttons, and remove; the first photo
 * is the cover. Controlled, and uploads nothing itself. Renders a `<fieldset>`.
 */
export function Uploader({ max = 12, onRetry, ...orders }: UploaderProps) {
  const { photos } = orders;
  const { attach, answer, add, dropFiles, tileOf } = usePhotoOrders({ ...orders, max });
  return (
    <S.Root ref={attach} onDragOver={(event) => event.preventDefault()} onDrop={dropFiles}>
      <legend>
        {texts.photos} <span>{texts.room(photos.length, max)}</span>
      </legend>
      <S.Hint>{texts.firstIsCover}</S.Hint>
      {photos.length < max && <DropArea max={max} onAdd={add} />}
      <S.Grid>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            onRetry={() => onRetry?.(photo.id)}
            {...tileOf(photo, index)}
          />
        ))}
        {photos.length > 0 && photos.length < max && (
          <li>
            <AddPhotos onAdd={add} />
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
  /** File name. */
  name: string;
  /** Upload status; `picked` is not to be uploaded yet. */
  state: 'picked' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** Upload progress in percent, 0 to 100. */
  progress?: number;
  /** Reason for a failure, and what to do. */
  reason?: string;
}
