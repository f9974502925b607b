import { join } from 'node:path';
import type { StoredPhoto } from '../../../core/database/photos-with-files.ts';
import { bucketDisk, folderDisk, type PhotoDisk } from '../../media/index.ts';
import { momentOfKey } from './photo-key.ts';
import type { ListingPhotoFiles } from './listing-photo.ts';

const filePattern = /^(?<key>[\w-]{22})-\d{1,4}\.(?:avif|webp|jpg)$/;
const formats = ['avif', 'webp', 'jpg'] as const;
/** A photo whose row is not written yet is younger than that. */
const UNCLAIMED_MS = 60 * 60 * 1000;

/** The files of sellers' photos. A file is there before its row is written, and named by chance: nobody asks for it earlier. */
export class ListingPhotoStore {
  readonly #disk: PhotoDisk;

  constructor(disk: PhotoDisk) {
    this.#disk = disk;
  }

  /** The bytes of a file with this name; undefined where there is none, and for a name that no photo has. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return filePattern.test(name) ? this.#disk.read(name) : undefined;
  }

  /** Writes the files of a photo, so that they outlast a process that is killed. */
  async write({ files }: Pick<ListingPhotoFiles, 'files'>): Promise<void> {
    for (const { name, bytes } of files) await this.#disk.write(name, bytes);
  }

  /** Deletes the files of a photo. */
  async remove({ key, widths }: Pick<ListingPhotoFiles, 'key' | 'widths'>): Promise<void> {
    await this.#disk.remove(widths.flatMap((width) => formats.map((format) => `${key}-${width}.${format}`)));
  }

  /** Deletes the files of photos that are gone; what cannot be deleted now goes with the next sweep. */
  async removeAll(photos: readonly StoredPhoto[]): Promise<void> {
    for (const photo of photos) await this.remove(photo).catch(() => undefined);
  }

  /** The names of files, by the keys of photos that were taken an hour before `now` or earlier. */
  async settled(now: Date): Promise<Map<string, string[]>> {
    const named = (await this.#disk.names()).flatMap((name) => {
      const { key } = filePattern.exec(name)?.groups ?? {};
      return key !== undefined && now.getTime() - momentOfKey(key) >= UNCLAIMED_MS ? [{ key, name }] : [];
    });
    const files = new Map<string, string[]>();
    for (const { key, name } of named) files.set(key, [...(files.get(key) ?? []), name]);
    return files;
  }

  /** Deletes files by their names. */
  removeFiles(names: readonly string[]): Promise<void> {
    return this.#disk.remove(names);
  }
}

/** Where sellers' photos are: the bucket at an address, else a folder beside the embedded database; none without either. */
export function listingPhotosIn(dataDir: string | undefined, bucket?: string): ListingPhotoStore | undefined {
  if (bucket) return new ListingPhotoStore(bucketDisk(bucket));
  return dataDir === undefined ? undefined : new ListingPhotoStore(folderDisk(join(dataDir, 'listing-photos')));
}
