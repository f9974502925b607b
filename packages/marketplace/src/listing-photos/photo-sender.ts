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

/** Upload state of a photo: `share` is the uploaded fraction, 0 to 1; `reason` says why it failed and what to do. */
export interface PhotoState {
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  share?: number;
  reason?: string;
  /** Id of the stored photo, if the response included one. */
  id?: number | string | null | undefined;
}

interface Task {
  photo: PlacedPhoto;
  listing: number | string;
  /** Null for the last position. */
  position: number | null;
  state: PhotoState;
  failures: number;
  /** Whether it is waiting for a retry. */
  isResting: boolean;
  stop: AbortController;
}

/** Delays before automatic retries after a transient failure, in ms. */
const PAUSES = [1000, 4000];

/** Uploads the photos of a listing, at most two at a time, and tracks their progress. */
export class PhotoSender {
  readonly #api: ApiClient;
  readonly #changed: () => void;
  readonly #wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly #tasks = new Map<string, Task>();
  #atOnce = 2;
  #settled: (() => void)[] = [];

  /** @param changed is called whenever a photo's state changes. */
  constructor(api: ApiClient, changed: () => void, wait = untilLater) {
    this.#api = api;
    this.#changed = changed;
    this.#wait = wait;
  }

  /**
   * Uploads photos that are not uploaded yet, to their positions.
   * @returns the failed photos, once no upload is running.
   */
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

  /** Returns the upload state of a photo; undefined if it was never queued. */
  stateOf(key: string): PhotoState | undefined {
    return this.#tasks.get(key)?.state;
  }

  /** Retries a failed upload. */
  retry(key: string): void {
    const task = this.#tasks.get(key);
    if (task?.state.state !== 'failed') return;
    task.failures = 0;
    this.#tell(task, { state: 'waiting' });
    this.#goOn();
  }

  /** Cancels a photo's upload, and deletes it if it was already uploaded. */
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

  /** Changes a photo's position; an uploaded photo is moved on the server. */
  move(key: string, position: number): void {
    const task = this.#tasks.get(key);
    if (!task || task.position === position) return;
    task.position = position;
    this.#place(task);
  }

  /** Sends the position of an uploaded photo to the server. */
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
      // It was moved during the upload.
      if (task.position !== position) this.#place(task);
    } catch (error) {
      this.#fail(task, error);
    }
    this.#goOn();
  }

  /** Schedules a retry if that may help; the photo's key prevents duplicates. */
  #fail(task: Task, error: unknown): void {
    const pause = PAUSES[task.failures];
    if (task.stop.signal.aborted || pause === undefined || !isRetryable(error))
      return this.#tell(task, { state: 'failed', reason: reasonOf(error) });
    // A connection too slow for two parallel uploads may manage one at a time.
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

/** Waits for a delay, or until the browser is online again. */
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
