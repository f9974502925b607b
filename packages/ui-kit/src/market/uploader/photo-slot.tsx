import type { ReactNode } from 'react';
import { AddTile } from './add-photos.tsx';

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
