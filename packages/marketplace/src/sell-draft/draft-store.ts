import { createStore, type UseStore } from 'idb-keyval';
import type { PickedPhoto } from '../listing-photos/shrink-photo.ts';
import type { SellDraft } from './sell-draft.ts';

const draftKey = 'sell-draft';
const photosKey = 'sell-photos';

/** A draft as the browser stores it; the photos stand beside it, so that a word that is typed does not store them anew. */
interface StoredDraft extends Omit<SellDraft, 'photos'> {
  /** Another one after each change. */
  revision: string;
}

/** What stands in the browser's storage. */
export interface Stored {
  revision: string | null;
  draft: unknown;
  photos: unknown;
}

/** A change of what is stored: `from` is the revision that the tab knows, `photos` are left out where they are the same. */
export interface DraftChange {
  from: string | null;
  to: string;
  draft: Omit<SellDraft, 'photos'>;
  photos?: readonly PickedPhoto[];
}

/** The one draft of this browser, in its IndexedDB; everything throws where it keeps nothing. */
export class DraftStore {
  readonly #use: UseStore = createStore('sell-bikes', 'draft');

  /** What is stored. */
  read(): Promise<Stored> {
    return this.#use('readonly', async (objects) => {
      const [draft, photos] = await Promise.all([
        answerOf<StoredDraft | undefined>(objects.get(draftKey)),
        answerOf<unknown>(objects.get(photosKey)),
      ]);
      return { revision: draft?.revision ?? null, draft, photos };
    });
  }

  /** Stores a change, unless another tab has stored something since; false then, and nothing is written. */
  write({ from, to, draft, photos }: DraftChange): Promise<boolean> {
    return this.#changeFrom(from, (objects) => {
      objects.put({ ...draft, revision: to } satisfies StoredDraft, draftKey);
      if (photos) objects.put([...photos], photosKey);
    });
  }

  /** Deletes the draft, unless another tab has stored something since. */
  delete(from: string | null): Promise<boolean> {
    return this.#changeFrom(from, (objects) => {
      objects.delete(draftKey);
      objects.delete(photosKey);
    });
  }

  /** In one transaction, so that nobody stores anything in between. */
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
