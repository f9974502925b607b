import {
  type ApiClient,
  ApiError,
  isRetryable,
  messageOf,
  moveListingPhoto,
  removeListingPhoto,
  sendListingPhoto,
} from '@dopahiya/api-client';
import * as texts from '#texts/listing-photos';
import type { PlacedPhoto } from './shrink-photo.ts';
import { deleteUnsentPhoto, saveUnsentPhotos } from './unsent-photos.ts';

/** How far a photo has come: `share` of it has gone, 0 to 1; `reason` says why it failed and what to do. */
export interface PhotoState {
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  share?: number;
  reason?: string;
  /** Of the photo as it is stored, where the answer had one. */
  id?: number | string | null | undefined;
}

interface Task {
  photo: PlacedPhoto;
  listing: number | string;
  /** Null is the last. */
  position: number | null;
  state: PhotoState;
  failures: number;
  /** Whether it waits before it is sent once more. */
  isResting: boolean;
  stop: AbortController;
}

/** How long it waits before it sends a photo again by itself, after each failure that passes, in ms. */
const PAUSES = [1000, 4000];

/** Sends photos of a listing, two at a time, and knows how far each has come. */
export class PhotoSender {
  readonly #api: ApiClient;
  readonly #changed: () => void;
  readonly #wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly #tasks = new Map<string, Task>();
  #atOnce = 2;
  #settled: (() => void)[] = [];

  /** @param changed is called whenever a photo has come further. */
  constructor(api: ApiClient, changed: () => void, wait = untilLater) {
    this.#api = api;
    this.#changed = changed;
    this.#wait = wait;
  }

  /** Sends those that are not there yet, to the places they have. @returns those that did not arrive, once none is on its way. */
  async send(listing: number | string, photos: readonly PlacedPhoto[]) {
    for (const [index, photo] of photos.entries()) {
      const known = this.#tasks.get(photo.key);
      if (known && known.state.state !== 'failed') continue;
      const position = photo.position === undefined ? index : photo.position;
      this.#tasks.set(photo.key, {
        photo,
        listing,
        position,
        state: { state: 'waiting' },
        failures: 0,
        isResting: false,
        stop: new AbortController(),
      });
    }
    this.#changed();
    void saveUnsentPhotos(listing, this.#unsentOf(listing));
    this.#goOn();
    await this.#untilSettled();
    return { failed: photos.filter(({ key }) => this.#tasks.get(key)?.state.state === 'failed') };
  }

  /** How far a photo has come; undefined for one that was never to be sent. */
  stateOf(key: string): PhotoState | undefined {
    return this.#tasks.get(key)?.state;
  }

  /** Sends one that failed once more. */
  retry(key: string): void {
    const task = this.#tasks.get(key);
    if (task?.state.state !== 'failed') return;
    task.failures = 0;
    this.#tell(task, { state: 'waiting' });
    this.#goOn();
  }

  /** Sends a photo no more, and deletes one that has arrived. */
  remove(key: string): void {
    const task = this.#tasks.get(key);
    if (!task) return;
    this.#tasks.delete(key);
    task.stop.abort();
    void deleteUnsentPhoto(task.listing, key);
    const { id } = task.state;
    if (id != null) void removeListingPhoto(this.#api, id).catch(() => undefined);
    this.#goOn();
  }

  /** Has a photo stand at another place; one that has arrived is moved there. */
  move(key: string, position: number): void {
    const task = this.#tasks.get(key);
    if (!task || task.position === position) return;
    task.position = position;
    this.#place(task);
  }

  /** Tells the place of a photo that has arrived. */
  #place({ state: { id }, position }: Task): void {
    if (id != null && position !== null) void moveListingPhoto(this.#api, id, position).catch(() => undefined);
  }

  #goOn(): void {
    const tasks = [...this.#tasks.values()];
    const running = tasks.filter(({ state }) => state.state === 'sending').length;
    const free = tasks.filter(({ state, isResting }) => state.state === 'waiting' && !isResting);
    for (const task of free.slice(0, Math.max(0, this.#atOnce - running))) void this.#run(task);
    if (this.#isMoving()) return;
    for (const settle of this.#settled) settle();
    this.#settled = [];
  }

  async #run(task: Task): Promise<void> {
    const { photo, listing, position, stop } = task;
    const onProgress = (share: number) => this.#tell(task, { state: 'sending', share });
    onProgress(0);
    try {
      const { id } = await sendListingPhoto(
        this.#api,
        { ...photo, listing, position },
        { signal: stop.signal, onProgress },
      );
      this.#tell(task, { state: 'sent', id });
      void deleteUnsentPhoto(listing, photo.key);
      // It was moved while it was on its way.
      if (task.position !== position) this.#place(task);
    } catch (error) {
      this.#fail(task, error);
    }
    this.#goOn();
  }

  /** Has a photo wait for its next turn where that may help: its key makes it one photo. */
  #fail(task: Task, error: unknown): void {
    const pause = PAUSES[task.failures];
    if (task.stop.signal.aborted || pause === undefined || !isRetryable(error))
      return this.#tell(task, { state: 'failed', reason: reasonOf(error) });
    // A line too slow for two at once may carry them one after the other.
    this.#atOnce = 1;
    task.failures += 1;
    this.#tell(task, { state: 'waiting' });
    void this.#rest(task, pause);
  }

  async #rest(task: Task, pause: number): Promise<void> {
    task.isResting = true;
    await this.#wait(pause, task.stop.signal);
    task.isResting = false;
    this.#goOn();
  }

  #tell(task: Task, state: PhotoState): void {
    task.state = state;
    this.#changed();
  }

  #unsentOf(listing: number | string) {
    const unsent = [...this.#tasks.values()].filter((task) => task.listing === listing && task.state.state !== 'sent');
    return unsent.map(({ photo: { key, name, blob }, position }) => ({ key, name, blob, position }));
  }

  #isMoving(): boolean {
    return [...this.#tasks.values()].some(({ state }) => state.state === 'waiting' || state.state === 'sending');
  }

  #untilSettled(): Promise<void> {
    return this.#isMoving() ? new Promise((resolve) => this.#settled.push(resolve)) : Promise.resolve();
  }
}

function reasonOf(error: unknown): string {
  const status = error instanceof ApiError ? error.status : null;
  const why = status === null ? texts.notSent : texts.refused(status);
  return error instanceof Error ? messageOf(error, why) : why;
}

/** Until a time has passed, or the line is there again. */
function untilLater(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
