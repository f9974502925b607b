import { type DraftChange, DraftStore } from './draft-store.ts';
import { randomKey } from '../random-key.ts';
import { type SellAnswers, withChanges } from './sell-answers.ts';
import { newDraft, restoreDraft, type SellDraft } from './sell-draft.ts';

/** What another tab did with the draft: it goes on there, or it is sent or begun anew. */
interface Elsewhere {
  isFinished: boolean;
  /** Whether what stands here follows it; else there is something here that the other tab has not, and somebody must decide. */
  isTaken: boolean;
}

/** What the form shows of its draft. */
export interface KeptDraft {
  draft: SellDraft;
  /** Whether what was stored is here. */
  isReady: boolean;
  /** What of it the browser stores: nothing yet, all, all but the photos, or nothing at all. */
  storage: 'empty' | 'stored' | 'words' | 'refused';
  elsewhere: Elsewhere | null;
}

/** Before anything is known of the browser. */
export const unknownDraft: KeptDraft = { draft: newDraft(), isReady: false, storage: 'empty', elsewhere: null };

const channelName = 'sell-draft';

/** Keeps the one draft of this browser: stores each change at once, and never over what another tab has stored. */
export class DraftKeeper {
  readonly #store: DraftStore;
  readonly #runs = new Set<() => void>();
  #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
  #state: KeptDraft = { ...unknownDraft, draft: newDraft() };
  /** The revision that this tab knows, and the draft as it was then. */
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

  /** Changes answers. */
  answer(changes: Partial<SellAnswers>): void {
    void this.change({ answers: withChanges(this.#state.draft.answers, changes) });
  }

  /** Changes the draft and stores it; resolves when it is stored, as far as the browser stores anything. */
  change(changes: Partial<SellDraft>): Promise<void> {
    const { elsewhere, draft } = this.#state;
    this.#show({ draft: { ...draft, ...changes }, elsewhere: elsewhere?.isTaken ? null : elsewhere });
    return (this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null;
    }));
  }

  /** Begins anew: nothing of the draft is left. */
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

  /** Shows what the other tab has made of the draft, in place of what stands here. */
  async takeOther(): Promise<void> {
    await this.#load();
    this.#show({ elsewhere: null });
  }

  /** Stores what stands here in place of what the other tab has; a bike that was sent from there is another one here. */
  async keepOwn(): Promise<void> {
    const isFinished = this.#state.elsewhere?.isFinished ?? false;
    this.#revision = (await this.#store.read().catch(() => null))?.revision ?? null;
    this.#stored = null;
    this.#show({ elsewhere: null });
    await this.change(isFinished ? { submissionKey: randomKey() } : {});
  }

  /** Hears of other tabs no more, and tells them nothing; what is being stored is stored. */
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

  /** One after another: what changes meanwhile is stored next. */
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

  /** What of the draft is stored then; null where another tab has stored something. */
  async #write({ photos, ...draft }: SellDraft): Promise<KeptDraft['storage'] | null> {
    const change = { from: this.#revision, to: randomKey(), draft };
    const areStored = this.#state.storage === 'stored' && this.#stored?.photos === photos;
    try {
      return (await this.#store.write(areStored ? change : { ...change, photos })) ? this.#tell(change.to) : null;
    } catch {
      return areStored ? 'refused' : this.#writeWords(change);
    }
  }

  /** Photos may be more than the browser has room for. */
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

  /** Follows what another tab has stored, unless something here is not stored and would be lost. */
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
