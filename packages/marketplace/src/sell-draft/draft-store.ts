import { createStore, type UseStore } from 'idb-keyval';
import type { PickedPhoto } from '../listing-photos/shrink-photo.ts';
import type { SellDraft } from './sell-draft.ts';

const draftKey = 'sell-draft';
const photosKey = 'sell-photos';

/** A draft as stored; photos are stored separately, so that typing does not rewrite them. */
interface StoredDraft extends Omit<SellDraft, 'photos'> {
  /** Changes with every write. */
  revision: string;
}

/** Contents of the browser's storage. */
export interface Stored {
  revision: string | null;
  draft: unknown;
  photos: unknown;
}

/** A write: `from` is the revision known to this tab; `photos` are omitted if unchanged. */
export interface DraftChange {
  from: string | null;
  to: string;
  draft: Omit<SellDraft, 'photos'>;
  photos?: readonly PickedPhoto[];
}

/** The one draft of this browser, in IndexedDB; all methods reject if storage is unavailable. */
export class DraftStore {
  readonly #use: UseStore = createStore('sell-bikes', 'draft');

  /** Reads the stored draft. */
  read(): Promise<Stored> {
    return this.#use('readonly', async (objects) => {
      const [draft, photos] = await Promise.all([
        answerOf<StoredDraft | undefined>(objects.get(draftKey)),
        answerOf<unknown>(objects.get(photosKey)),
      ]);
      return { revision: draft?.revision ?? null, draft, photos };
    });
  }

  /** Writes a change; returns false and writes nothing if another tab has saved since. */
  write({ from, to, draft, photos }: DraftChange): Promise<boolean> {
    return this.#changeFrom(from, (objects) => {
      objects.put({ ...draft, revision: to } satisfies StoredDraft, draftKey);
      if (photos) objects.put([...photos], photosKey);
    });
  }

  /** Deletes the draft; returns false and deletes nothing if another tab has saved since. */
  delete(from: string | null): Promise<boolean> {
    return this.#changeFrom(from, (objects) => {
      objects.delete(draftKey);
      objects.delete(photosKey);
    });
  }

  /** One transaction, so that no other tab can write in between. */
  #changeFrom(from: string | null, change: (objects: IDBObjectStore) => void): Promise<boolean> {
    return this.#use('readwrite', async (objects) => {
      const done = completionOf(objects.transaction);
      const there = await answerOf<StoredDraft | undefined>(objects.get(draftKey));
      const isAsKnown = (there?.revision ?? null) === from;
      if (isAsKnown) change(objects);
      await done;
      return isAsKnown;
    });
  }
}

function answerOf<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const end of ['abort', 'error']) transaction.addEventListener(end, () => reject(reasonOf(transaction.error)));
  });
}

const reasonOf = (error: DOMException | null): Error => error ?? new Error('The browser stores nothing.');
