import { bytesOf } from './bytes-of.ts';
import { convertToAvif } from './listing-photo.ts';
import type { ListingPhotoStore } from './listing-photo-store.ts';
import type { UploadLanes } from './upload-lanes.ts';
import type { PhotoFileRepository, PhotoWithoutAvif } from './photo-file-repository.ts';

/** What the maker works with. */
export interface AvifSources {
  files: Pick<PhotoFileRepository, 'withoutAvif' | 'haveAvif' | 'isThere'>;
  store: ListingPhotoStore | undefined;
  lanes: Pick<UploadLanes, 'idle'>;
}

/** How many photos wait at most; those beyond are found again by `catchUp`. */
const MAX_WAITING = 50;

/** Makes photos' AVIF files, one photo at a time, while nobody waits for the answer to a photo. */
export class AvifMaker {
  readonly #sources: AvifSources;
  readonly #waiting = new Map<string, PhotoWithoutAvif>();
  /** Told of a photo of which no files could be made; nothing is made without it. */
  #onError: ((error: unknown) => void) | undefined;
  #working: Promise<void> | undefined;
  #ended = Promise.withResolvers<void>();

  constructor(sources: AvifSources) {
    this.#sources = sources;
  }

  /** Lets it work from now on. @returns a function that ends it once the photo under way is done; what waits is made later. */
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

  /** Lets a photo wait for its turn; not where too many wait already. */
  add(photo: PhotoWithoutAvif): void {
    if (!this.#onError || this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(photo.key, photo);
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Lets photos wait that have none yet, as many as there is room for: after a restart, and where too many came at once. */
  async catchUp(): Promise<void> {
    const room = MAX_WAITING - this.#waiting.size;
    if (!this.#onError || !this.#sources.store || room === 0) return;
    for (const photo of await this.#sources.files.withoutAvif(room)) this.add(photo);
  }

  /** Resolves when nothing waits any more. */
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

  /** Whether a photo was deleted while its files were made, which takes them away as they are written. */
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
