import * as texts from '#texts/uploader';
import { AddPhotos, DropArea } from './add-photos.tsx';
import { PhotoTile } from './photo-tile.tsx';
import * as S from './uploader.styles.ts';
import { type PhotoOrders, usePhotoOrders } from './use-photo-orders.ts';

export interface UploaderProps extends Omit<PhotoOrders, 'max'> {
  /** Called with a photo that failed and is to be sent once more. */
  onRetry?: (id: string) => void;
  /** How many there may be. @default 12 */
  max?: number;
}

/**
 * Photos that a visitor chooses, drops or takes, orders by dragging or by buttons, and takes away; the first is the cover. It
 * shows what it is told and sends nothing itself. Renders a `<fieldset>`.
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

/** A photo that a visitor has added. */
export interface UploadedPhoto {
  /** What tells it from the others. */
  id: string;
  /** Address of the picture; null while none can be shown. */
  src: string | null;
  /** The name of its file. */
  name: string;
  /** How far it has come: `picked` is not to be sent yet. */
  state: 'picked' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** How much of it has gone while it is sent, 0 to 100. */
  progress?: number;
  /** Why it did not arrive and what to do. */
  reason?: string;
}
