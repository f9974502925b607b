import { listingLimits } from '@dopahiya/domain/market';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import type { listingPhotos } from '../../../core/database/listing-schema.ts';
import { AppError, invalidFields, notFound, badRequest } from '../../../core/errors.ts';
import { convertListingPhoto } from './listing-photo.ts';
import type { AddedPhoto, ListingPhotoRepository, SentPhoto } from './listing-photo-repository.ts';
import type { AvifMaker } from './avif-maker.ts';
import type { ListingPhotoStore } from './listing-photo-store.ts';
import type { PhotoFileRepository } from './photo-file-repository.ts';
import { photoRefusals } from './photo-room.ts';
import type { Sender, UploadLanes } from './upload-lanes.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of {@link ListingPhotoService}. */
export interface ListingPhotoSources {
  photos: ListingPhotoRepository;
  files: Pick<PhotoFileRepository, 'keyOf' | 'orphans'>;
  /** Undefined if there is no folder for photos. */
  store: ListingPhotoStore | undefined;
  avif: Pick<AvifMaker, 'add'>;
  lanes: UploadLanes;
  clock: Clock;
}

/** A stored photo. */
export interface TakenPhoto {
  id: number;
  photo: Pick<typeof listingPhotos.$inferSelect, 'shown_as' | 'widths' | 'width' | 'height' | 'has_avif'>;
}

const namePattern = /^(?<shown_as>[\w-]{1,40})-(?<size>\d{1,4}\.(?:avif|webp|jpg))$/;

/** Stores, orders, serves and deletes the photos of listings. */
export class ListingPhotoService {
  readonly #sources: ListingPhotoSources;

  constructor(sources: ListingPhotoSources) {
    this.#sources = sources;
  }

  /**
   * Adds a photo to a listing; `read` is called only when it is the photo's turn. Idempotent by submission key.
   * @throws AppError 400 for an invalid photo or a reached limit, 403 if the seller must confirm their email address first, 404 for another
   * user's listing, 503 if the queue is full.
   */
  async add(sender: Sender, read: () => Promise<SentPhoto & { original: Buffer }>): Promise<TakenPhoto> {
    const store = this.#store();
    const { photos, lanes } = this.#sources;
    return lanes.run(sender, async () => {
      const { original, ...sent } = await read();
      const known = await photos.sentBefore(sender.account, sent);
      if (known) return { id: known.id, photo: known };
      const refusal = await photos.refuse(sender.account, sent.listing);
      if (refusal) throw photoRefusals[refusal]();
      return this.#keep(sender.account, sent, original, store);
    });
  }

  async #keep(user: number, sent: SentPhoto, original: Buffer, store: ListingPhotoStore): Promise<TakenPhoto> {
    const { photos, clock } = this.#sources;
    const photo = await convertListingPhoto(original, clock());
    if (!('files' in photo)) throw invalidFields({ image: [photo] });
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

  /** Moves a photo within its listing; position 0 is the cover. @throws AppError 404 if it is not the seller's. */
  async move({ id: user }: Author, photo: number, position: number): Promise<void> {
    const { photos, clock } = this.#sources;
    if (!(await photos.move(user, photo, position, clock()))) throw noPhoto();
  }

  /** Deletes a photo with its files. @throws AppError 404 if it is not the seller's. */
  async remove({ id: user }: Author, id: number): Promise<void> {
    const { photos, store, clock } = this.#sources;
    const removed = await photos.remove(user, id, clock());
    if (!removed) throw noPhoto();
    await store?.remove(removed);
  }

  /** Returns a file's bytes by its name in the URL; undefined if no photo currently has this URL. */
  async file(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const { shown_as = '', size = '' } = namePattern.exec(name)?.groups ?? {};
    const key = shown_as === '' ? undefined : await this.#sources.files.keyOf(shown_as);
    if (key === undefined) return undefined;
    return this.#sources.store?.read(`${key}-${size}`).catch((cause: unknown) => {
      throw Object.assign(new AppError(503, marketErrors.photosNotShown), {
        cause,
      });
    });
  }

  /** Deletes the files of photos that no longer belong to a listing. */
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
    throw new AppError(503, marketErrors.photosNotSaved);
  }
}

const refusals: Record<Extract<AddedPhoto, string>, () => AppError> = {
  'no listing': () => notFound(marketErrors.listingMissing),
  sold: () => badRequest(marketErrors.soldNoPhotos),
  'too many': () => badRequest(marketErrors.tooManyPhotos(listingLimits.photos)),
  ...photoRefusals,
};

const notStored = () => new AppError(503, marketErrors.photoNotSaved);

const noPhoto = () => notFound(marketErrors.photoMissing);
