import { listingLimits } from '@dopahiya/domain/market';
import { isSlotName } from '../listing-photos/photo-slots.ts';
import type { PickedPhoto } from '../listing-photos/shrink-photo.ts';
import { randomKey } from '../random-key.ts';
import { emptySellAnswers, type SellAnswers, type SellStep } from './sell-answers.ts';

/** An unfinished listing of a seller. */
export interface SellDraft {
  step: SellStep;
  answers: SellAnswers;
  /** Idempotency key: submitted repeatedly, it creates only one listing. */
  submissionKey: string;
  /** The stored listing while its photos are still uploading; null before it is submitted. */
  listing: StoredListing | null;
  photos: readonly PickedPhoto[];
}

/** A listing stored by the API. */
export interface StoredListing {
  id: number | string;
  slug: string | null;
  /** Number of photos to upload with it. */
  photoCount: number;
}

export const newDraft = (): SellDraft => ({
  step: 1,
  answers: emptySellAnswers,
  submissionKey: randomKey(),
  listing: null,
  photos: [],
});

/** Restores a draft from storage, tolerating data of an older version of the site; null if invalid. */
export function restoreDraft(stored: unknown, photos: unknown): SellDraft | null {
  const { answers, step, submissionKey, listing } = (stored ?? {}) as Partial<Record<keyof SellDraft, unknown>>;
  if (!isObject(answers) || typeof submissionKey !== 'string') return null;
  return {
    step: isStep(step) ? step : 1,
    answers: restoreAnswers(answers),
    submissionKey,
    listing: isListing(listing) ? listing : null,
    photos: (Array.isArray(photos) ? photos : []).filter(isPhoto).map(withKnownSlot).slice(0, listingLimits.photos),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isStep = (value: unknown): value is SellStep => value === 1 || value === 2 || value === 3;
const isListing = (value: unknown): value is StoredListing =>
  isObject(value) && (typeof value['id'] === 'number' || typeof value['id'] === 'string');
const isPhoto = (value: unknown): value is PickedPhoto =>
  isObject(value) && typeof value['key'] === 'string' && value['blob'] instanceof Blob;

const withKnownSlot = ({ slot, ...photo }: PickedPhoto): PickedPhoto => (isSlotName(slot) ? { ...photo, slot } : photo);

/** Keeps only answers whose type is still valid. */
function restoreAnswers(stored: Record<string, unknown>): SellAnswers {
  const kept = Object.entries(emptySellAnswers).filter(([name, none]) => isOfKind(stored[name], none));
  return { ...emptySellAnswers, ...Object.fromEntries(kept.map(([name]) => [name, stored[name]])) };
}

const isOfKind = (value: unknown, none: unknown): boolean =>
  none === null ? value !== undefined : typeof value === typeof none;
