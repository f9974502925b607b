import { bytesOf, convertToAvif } from './listing-photo.ts';
import type { ListingPhotoStore } from './listing-photo-store.ts';
import type { UploadLanes } from './upload-lanes.ts';
import type { PhotoFileRepository, PhotoWithoutAvif } from './photo-file-repository.ts';

/** Dependencies of {@link AvifMaker}. */
export interface AvifSources {
  files: Pick<PhotoFileRepository, 'withoutAvif' | 'haveAvif' | 'isThere'>;
  store: ListingPhotoStore | undefined;
  lanes: Pick<UploadLanes, 'idle'>;
}

/** Maximum number of queued photos; `catchUp` finds the others later. */
const MAX_WAITING = 50;

/** Creates the AVIF files of photos in the background, one photo at a time, while no upload is waiting. */
export class AvifMaker {
  readonly #sources: AvifSources;
  readonly #waiting = new Map<string, PhotoWithoutAvif>();
  /** Called when a photo's files cannot be created; undefined while the maker is stopped. */
  #onError: ((error: unknown) => void) | undefined;
  #working: Promise<void> | undefined;
  #ended = Promise.withResolvers<void>();

  constructor(sources: AvifSources) {
    this.#sources = sources;
  }

  /** Starts the maker. @returns a function that stops it after the current photo; queued ones are done after the next start. */
  start(onError: (error: unknown) => void): () => Promise<void> {
    this.#onError = onError;
    this.#ended = Promise.withResolvers();
    return async () => {
      this.#onError = undefined;
      this.#waiting.clear();
      this.#ended.resolve();
      await this.#working;
    };
  }

  /** Queues a photo unless the queue is full. */
  add(photo: PhotoWithoutAvif): void {
    if (!this.#onError || this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(photo.key, photo);
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Queues photos without AVIF files, up to the limit: after a restart, or when the queue was full. */
  async catchUp(): Promise<void> {
    const room = MAX_WAITING - this.#waiting.size;
    if (!this.#onError || !this.#sources.store || room === 0) return;
    for (const photo of await this.#sources.files.withoutAvif(room)) this.add(photo);
  }

  /** Resolves when the queue is empty. */
  async settled(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    for (const [key, photo] of this.#waiting) {
      await Promise.race([this.#sources.lanes.idle(), this.#ended.promise]);
      if (!this.#onError) return;
      try {
        await this.#make(photo);
      } catch (error) {
        if (!(await this.#isGone(photo))) this.#onError?.(error);
      }
      this.#waiting.delete(key);
    }
  }

  /** Checks whether a photo was deleted while its files were created, and removes these files if so. */
  async #isGone(photo: PhotoWithoutAvif): Promise<boolean> {
    const { files, store } = this.#sources;
    try {
      if (await files.isThere(photo)) return false;
      await store?.remove(photo);
      return true;
    } catch {
      return false;
    }
  }

  async #make(photo: PhotoWithoutAvif): Promise<void> {
    const { files, store } = this.#sources;
    const jpeg = await store?.read(`${photo.key}-${Math.max(...photo.widths)}.jpg`);
    if (!store || !jpeg) return;
    const made = await convertToAvif(photo, jpeg);
    await store.write({ files: made });
    const isKept = await files.haveAvif(photo, bytesOf(made));
    if (!isKept) await store.remove(photo);
  }
}
