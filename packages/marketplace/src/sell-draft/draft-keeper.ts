import { type DraftChange, DraftStore } from './draft-store.ts';
import { randomKey } from '../random-key.ts';
import { type SellAnswers, withChanges } from './sell-answers.ts';
import { newDraft, restoreDraft, type SellDraft } from './sell-draft.ts';

/** What another tab did with the draft: changed it, or submitted or restarted it. */
interface Elsewhere {
  isFinished: boolean;
  /** Whether this tab has adopted it; otherwise this tab has unsaved changes and the user must decide. */
  isTaken: boolean;
}

/** What the form shows of its draft. */
export interface KeptDraft {
  draft: SellDraft;
  /** Whether the stored draft has been loaded. */
  isReady: boolean;
  /** What the browser has stored: nothing yet, everything, everything except photos, or nothing because storage failed. */
  storage: 'empty' | 'stored' | 'words' | 'refused';
  elsewhere: Elsewhere | null;
}

/** State before the browser's storage has been read. */
export const unknownDraft: KeptDraft = { draft: newDraft(), isReady: false, storage: 'empty', elsewhere: null };

const channelName = 'sell-draft';

/** Manages the one draft of this browser: saves each change at once, and never overwrites what another tab has saved. */
export class DraftKeeper {
  readonly #store: DraftStore;
  readonly #runs = new Set<() => void>();
  #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
  #state: KeptDraft = { ...unknownDraft, draft: newDraft() };
  /** Revision last read or written by this tab, and the draft at that revision. */
  #revision: string | null = null;
  #stored: SellDraft | null = null;
  #saving: Promise<void> | null = null;

  constructor(store = new DraftStore()) {
    this.#store = store;
    this.#channel?.addEventListener('message', () => void this.#follow());
    void this.#load().then(() => this.#show({ isReady: true }));
  }

  readonly state = (): KeptDraft => this.#state;

  readonly watch = (run: () => void): (() => void) => {
    this.#runs.add(run);
    return () => this.#runs.delete(run);
  };

  /** Updates answers. */
  answer(changes: Partial<SellAnswers>): void {
    void this.change({ answers: withChanges(this.#state.draft.answers, changes) });
  }

  /** Updates the draft and saves it; resolves once saved, if the browser can store it. */
  change(changes: Partial<SellDraft>): Promise<void> {
    const { elsewhere, draft } = this.#state;
    this.#show({ draft: { ...draft, ...changes }, elsewhere: elsewhere?.isTaken ? null : elsewhere });
    return (this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null;
    }));
  }

  /** Resets the draft and deletes the stored one. */
  async finish(): Promise<void> {
    await this.#saving;
    const draft = newDraft();
    this.#stored = draft;
    this.#show({ draft, storage: 'empty', elsewhere: null });
    try {
      if (await this.#store.delete(this.#revision)) this.#tell(null);
    } catch {
      // A browser that stores nothing has nothing to delete.
    }
  }

  /** Replaces this tab's draft with the other tab's. */
  async takeOther(): Promise<void> {
    await this.#load();
    this.#show({ elsewhere: null });
  }

  /** Overwrites the other tab's draft with this one; if that one was submitted, this becomes a new listing. */
  async keepOwn(): Promise<void> {
    const isFinished = this.#state.elsewhere?.isFinished ?? false;
    this.#revision = (await this.#store.read().catch(() => null))?.revision ?? null;
    this.#stored = null;
    this.#show({ elsewhere: null });
    await this.change(isFinished ? { submissionKey: randomKey() } : {});
  }

  /** Stops listening to and notifying other tabs; a pending save completes. */
  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  async #load(): Promise<void> {
    try {
      const { revision, draft, photos } = await this.#store.read();
      const restored = restoreDraft(draft, photos) ?? newDraft();
      this.#revision = revision;
      this.#stored = restored;
      this.#show({ draft: restored, storage: revision === null ? 'empty' : 'stored' });
    } catch {
      this.#show({ storage: 'refused' });
    }
  }

  /** Saves one version at a time; changes made meanwhile are saved next. */
  async #saveAll(): Promise<void> {
    while (!this.#isWaiting() && this.#stored !== this.#state.draft) await this.#saveOnce(this.#state.draft);
  }

  #isWaiting = (): boolean => this.#state.elsewhere !== null && !this.#state.elsewhere.isTaken;

  async #saveOnce(draft: SellDraft): Promise<void> {
    const storage = await this.#write(draft);
    if (storage === null) return this.#follow();
    this.#stored = draft;
    this.#show({ storage });
  }

  /**
   * Writes the draft.
   * @returns what is stored then; null if another tab has saved meanwhile.
   */
  async #write({ photos, ...draft }: SellDraft): Promise<KeptDraft['storage'] | null> {
    const change = { from: this.#revision, to: randomKey(), draft };
    const areStored = this.#state.storage === 'stored' && this.#stored?.photos === photos;
    try {
      return (await this.#store.write(areStored ? change : { ...change, photos })) ? this.#tell(change.to) : null;
    } catch {
      return areStored ? 'refused' : this.#writeWords(change);
    }
  }

  /** Saves without photos, for when they exceed the browser's quota. */
  async #writeWords(change: DraftChange): Promise<KeptDraft['storage'] | null> {
    try {
      if (!(await this.#store.write(change))) return null;
      this.#tell(change.to);
      return 'words';
    } catch {
      return 'refused';
    }
  }

  #tell(revision: string | null): 'stored' {
    this.#revision = revision;
    this.#channel?.postMessage(revision);
    return 'stored';
  }

  /** Adopts what another tab has saved, unless unsaved changes here would be lost. */
  async #follow(): Promise<void> {
    const there = await this.#store.read().catch(() => null);
    if (!there || there.revision === this.#revision) return;
    const isTaken = this.#stored === this.#state.draft;
    if (isTaken) await this.#load();
    this.#show({ elsewhere: { isFinished: there.revision === null, isTaken } });
  }

  #show(changes: Partial<KeptDraft>): void {
    this.#state = { ...this.#state, ...changes };
    for (const run of this.#runs) run();
  }
}
