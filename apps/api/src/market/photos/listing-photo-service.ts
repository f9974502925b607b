import { listingLimits } from '@dopahiya/domain/market';
import type { Author } from '../../author.ts';
import type { Clock } from '../../clock.ts';
import type { listingPhotos } from '../../db/listing-schema.ts';
import { AppError, invalidFields, notFound, refused } from '../../errors.ts';
import { WorkQueue } from '../../work-queue.ts';
import { convertListingPhoto } from './listing-photo.ts';
import {
  type AddedPhoto,
  type ListingPhotoRepository,
  MOST_PHOTOS_OF_SELLER,
  type SentPhoto,
} from './listing-photo-repository.ts';
import type { AvifMaker } from './avif-maker.ts';
import type { ListingPhotoStore } from './listing-photo-store.ts';
import type { PhotoFileRepository } from './photo-file-repository.ts';

/** What the service works with. */
export interface ListingPhotoSources {
  photos: ListingPhotoRepository;
  files: Pick<PhotoFileRepository, 'keyOf' | 'bytes' | 'orphans'>;
  /** Undefined where there is no folder for photos. */
  store: ListingPhotoStore | undefined;
  /** What the files of all photos may take together. */
  mostBytes: number;
  avif: Pick<AvifMaker, 'add'>;
  clock: Clock;
}

/** A photo that was taken. */
export interface TakenPhoto {
  id: number;
  photo: Pick<typeof listingPhotos.$inferSelect, 'shown_as' | 'widths' | 'width' | 'height' | 'has_avif'>;
}

/** One photo at a time is decoded: two at once could take more memory than the site has to spare. */
const AT_ONCE = 1;
/** So many are read at once: a line that is slow keeps nobody waiting who sends over another. */
const READ_AT_ONCE = 4;
const WAITING = 20;
const WAIT_MS = 12_000;

const namePattern = /^(?<shown_as>[\w-]{1,40})-(?<size>\d{1,4}\.(?:avif|webp|jpg))$/;

const busy = () => new AppError(503, 'Many photos are being sent right now. Send this one again in a few seconds.');

/** Photos of listings, as their sellers send them. */
export class ListingPhotoService {
  readonly #sources: ListingPhotoSources;
  readonly #reading = new WorkQueue({ atOnce: READ_AT_ONCE, lanes: [WAITING], waitMs: WAIT_MS, busy });
  readonly #converting = new WorkQueue({ atOnce: AT_ONCE, lanes: [WAITING], waitMs: WAIT_MS, busy });

  constructor(sources: ListingPhotoSources) {
    this.#sources = sources;
  }

  /**
   * Takes a photo of a listing, which `read` reads when it is its turn; one that is sent again is there already.
   * @throws AppError 400 for what is no photo and beyond as many as there may be, 404 for somebody else's listing, 503 when too many wait.
   */
  async add({ id: user }: Author, read: () => Promise<SentPhoto & { original: Buffer }>): Promise<TakenPhoto> {
    const store = this.#store();
    return this.#reading.run(async () => {
      const { original, ...sent } = await read();
      const known = await this.#sources.photos.sentBefore(user, sent);
      if (known) return { id: known.id, photo: known };
      await this.#refuseWithoutRoom();
      return this.#converting.run(() => this.#keep(user, sent, original, store));
    });
  }

  async #keep(user: number, sent: SentPhoto, original: Buffer, store: ListingPhotoStore): Promise<TakenPhoto> {
    const { photos, clock } = this.#sources;
    const photo = await convertListingPhoto(original, clock());
    if (typeof photo === 'string') throw invalidFields({ image: [photo] });
    await store.write(photo).catch((cause: unknown) => {
      throw Object.assign(notStored(), { cause });
    });
    const added = await photos.add(user, sent, photo, clock());
    const isTaken = typeof added === 'object';
    if (!isTaken || !added.isNew) await store.remove(photo);
    if (!isTaken) throw refusals[added]();
    if (added.isNew) this.#sources.avif.add(added.row);
    return { id: added.row.id, photo: added.row };
  }

  async #refuseWithoutRoom(): Promise<void> {
    const { files, mostBytes } = this.#sources;
    if ((await files.bytes()) >= mostBytes) throw full();
  }

  /** Moves a photo among those of its listing; at 0 it is the cover. @throws AppError 404 for somebody else's. */
  async move({ id: user }: Author, photo: number, position: number): Promise<void> {
    const { photos, clock } = this.#sources;
    if (!(await photos.move(user, photo, position, clock()))) throw noPhoto();
  }

  /** Deletes a photo with its files. @throws AppError 404 for somebody else's. */
  async remove({ id: user }: Author, id: number): Promise<void> {
    const { photos, store, clock } = this.#sources;
    const removed = await photos.remove(user, id, clock());
    if (!removed) throw noPhoto();
    await store?.remove(removed);
  }

  /** The bytes of a file by its name in addresses; undefined where no photo is shown as that. */
  async file(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const { shown_as = '', size = '' } = namePattern.exec(name)?.groups ?? {};
    const key = shown_as === '' ? undefined : await this.#sources.files.keyOf(shown_as);
    if (key === undefined) return undefined;
    return this.#sources.store?.read(`${key}-${size}`).catch((cause: unknown) => {
      throw Object.assign(new AppError(503, 'Photos cannot be shown right now. Try again in a few minutes.'), {
        cause,
      });
    });
  }

  /** Deletes the files of photos that no listing has any more. */
  async sweep(): Promise<void> {
    const { files, store, clock } = this.#sources;
    const stored = await store?.settled(clock());
    if (!store || !stored || stored.size === 0) return;
    await files.orphans(new Set(stored.keys()), (orphans) =>
      store.removeFiles([...orphans].flatMap((key) => stored.get(key) ?? [])),
    );
  }

  #store(): ListingPhotoStore {
    const { store } = this.#sources;
    if (store) return store;
    throw new AppError(503, 'This site has no place for photos right now. The listing stands without them.');
  }
}

const refusals: Record<Extract<AddedPhoto, string>, () => AppError> = {
  'no listing': () => notFound('There is no such listing of yours, or not any more.'),
  sold: () => refused('This bike is sold. It takes no more photos.'),
  'too many': () => refused(`This listing has ${listingLimits.photos} photos, and that is the most. Remove one first.`),
  'too many of the seller': () =>
    refused(`Your listings have ${MOST_PHOTOS_OF_SELLER} photos, and that is the most. Delete an old listing first.`),
};

const full = () =>
  new AppError(
    503,
    'This site has no room for more photos right now. The listing stands without this one; send it later.',
  );

const notStored = () =>
  new AppError(503, 'Photos cannot be kept right now. The listing stands; send this photo again in a few minutes.');

const noPhoto = () => notFound('There is no such photo of yours, or not any more.');
