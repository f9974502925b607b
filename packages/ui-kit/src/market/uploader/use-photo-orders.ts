import { type DragEvent, useState } from 'react';
import * as texts from '#texts/uploader';
import type { UploadedPhoto } from './uploader.tsx';
import { usePhotoFocus } from './use-photo-focus.ts';

/** Photos and the callbacks for changing them. */
export interface PhotoOrders {
  /** Photos, the cover first. */
  photos: readonly UploadedPhoto[];
  /** Called with the files that are within the limit, and with the id of the slot that they are for. */
  onAdd: (files: readonly File[], slot?: string) => void;
  /** Called with the id of the photo to remove. */
  onRemove: (id: string) => void;
  /** Called with a photo's id and its new index, from 0. */
  onMove: (id: string, index: number) => void;
  /** Maximum number of photos. */
  max: number;
}

/** Turns presses, drags and drops into callbacks, and announces each result. */
export function usePhotoOrders({ photos, onAdd, onRemove, onMove, max }: PhotoOrders) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [answer, setAnswer] = useState('');
  const { attach, expectMove, expectRemoval, expectPhoto } = usePhotoFocus(photos);

  const add = (files: readonly File[], slot?: string) => {
    const room = max - photos.length;
    setAnswer(files.length > room ? texts.leftOut(max, files.length - room) : '');
    if (room <= 0 || files.length === 0) return;
    if (slot !== undefined) expectPhoto();
    onAdd(files.slice(0, room), slot);
  };
  const move = (photo: UploadedPhoto, index: number) => {
    setAnswer(texts.moved(photo.name, index + 1, photos.length));
    onMove(photo.id, index);
  };
  const remove = (photo: UploadedPhoto, index: number) => {
    expectRemoval(index);
    setAnswer(texts.removed(photo.name));
    onRemove(photo.id);
  };
  const dropPhoto = (event: DragEvent, index: number) => {
    const photo = photos.find(({ id }) => id === dragged);
    if (!photo) return;
    event.preventDefault();
    event.stopPropagation();
    move(photo, index);
  };
  const dropFiles = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  const tileOf = (photo: UploadedPhoto, index: number) => ({
    onMove: (step: -1 | 1) => {
      expectMove(photo.id, step);
      move(photo, index + step);
    },
    onRemove: () => remove(photo, index),
    onDragStart: () => setDragged(photo.id),
    onDragEnd: () => setDragged(null),
    onDrop: (event: DragEvent) => dropPhoto(event, index),
  });
  return { attach, answer, add, dropFiles, tileOf };
}
