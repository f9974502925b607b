import { createStore, del, entries, get, update, type UseStore } from 'idb-keyval';
import type { PickedPhoto } from './shrink-photo.ts';

/** A photo that has not been uploaded. */
export type UnsentPhoto = PickedPhoto & { readonly position: number | null };

interface Kept {
  /** When it was stored, as a timestamp in ms. */
  at: number;
  photos: readonly UnsentPhoto[];
}

/** Maximum number of listings with stored photos; the oldest are deleted first. */
export const MAX_LISTINGS_WITH_PHOTOS = 5;

type Listing = number | string;
const keyOf = (listing: Listing): string => String(listing);

const databaseKey = 'dopahiya-photos';
let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore(databaseKey, 'unsent'));

/** Ignores storage errors: photos are still uploaded while the page is open. */
const ifKept = <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> =>
  Promise.resolve()
    .then(work)
    .catch(() => otherwise);

/** Stores photos of a listing until they are uploaded, so that none is lost if the page is closed. */
export const saveUnsentPhotos = (listing: Listing, photos: readonly UnsentPhoto[]): Promise<void> =>
  ifKept(async () => {
    const keys = new Set(photos.map(({ key }) => key));
    await update<Kept>(
      keyOf(listing),
      (before) => ({
        at: Date.now(),
        photos: [...(before?.photos ?? []).filter(({ key }) => !keys.has(key)), ...photos],
      }),
      store(),
    );
    const kept = await entries<string, Kept>(store());
    const old = kept.toSorted(([, a], [, b]) => b.at - a.at).slice(MAX_LISTINGS_WITH_PHOTOS);
    for (const [key] of old) await del(key, store());
  }, undefined);

/** Returns the stored photos of a listing that are not uploaded yet, in order. */
export const readUnsent = (listing: Listing): Promise<readonly UnsentPhoto[]> =>
  ifKept(async () => {
    const kept = await get<Kept>(keyOf(listing), store());
    return (kept?.photos ?? []).toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity));
  }, []);

/** Deletes a stored photo. */
export const deleteUnsentPhoto = (listing: Listing, photo: string): Promise<void> =>
  ifKept(() => update<Kept>(keyOf(listing), (kept) => without(kept, photo), store()), undefined);

/** Keeps an empty entry, marked as the oldest: deleting it in a second step could delete photos stored meanwhile. */
function without(kept: Kept | undefined, photo: string): Kept {
  const photos = (kept?.photos ?? []).filter(({ key }) => key !== photo);
  return { at: photos.length === 0 ? 0 : (kept?.at ?? 0), photos };
}
