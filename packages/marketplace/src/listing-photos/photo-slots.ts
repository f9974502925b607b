import { listingLimits } from '@dopahiya/domain/market';
import type { PickedPhoto } from './shrink-photo.ts';

/** Views of the bike that every listing should have, in order; they guide the seller, and the API knows only the order of photos. */
export const slotNames = ['front', 'left', 'right', 'odometer'] as const;

/** Name of such a view. */
export type SlotName = (typeof slotNames)[number];

/** Checks whether a value, such as one of a stored draft, is the name of a slot. */
export const isSlotName = (value: unknown): value is SlotName => slotNames.some((name) => name === value);

/** Adds picked photos, those of a slot behind the slots before it, up to the limit of a listing. */
export function withPicked(photos: readonly PickedPhoto[], picked: readonly PickedPhoto[]): readonly PickedPhoto[] {
  return picked.reduce(withOne, photos).slice(0, listingLimits.photos);
}

function withOne(photos: readonly PickedPhoto[], { slot, ...photo }: PickedPhoto): readonly PickedPhoto[] {
  if (!slot || photos.some((other) => other.slot === slot)) return [...photos, photo];
  const order = (other: PickedPhoto) => (other.slot ? slotNames.indexOf(other.slot) : slotNames.length);
  const before = photos.reduce((last, other, at) => (order(other) < slotNames.indexOf(slot) ? at : last), -1);
  return [...photos.slice(0, before + 1), { ...photo, slot }, ...photos.slice(before + 1)];
}
