import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { StoredPhoto } from '../../../core/database/photos-with-files.ts';
import { bucketDisk, folderDisk, type PhotoDisk } from '../../media/index.ts';
import type { ListingPhotoFiles } from './listing-photo.ts';

const filePattern = /^(?<key>[\w-]{22})-\d{1,4}\.(?:avif|webp|jpg)$/;
const formats = ['avif', 'webp', 'jpg'] as const;
/** Minimum age (in ms) of files without a row before they are deleted: a newer photo's row may still be written. */
const UNCLAIMED_MS = 60 * 60 * 1000;

/**
 * Stores the files of sellers' photos. Files are written before the photo's row; their names are random, so nobody requests them earlier.
 */
export class ListingPhotoStore {
  readonly #disk: PhotoDisk;

  constructor(disk: PhotoDisk) {
    this.#disk = disk;
  }

  /** Returns the bytes of a file; undefined if it does not exist or the name is not a photo's. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return filePattern.test(name) ? this.#disk.read(name) : undefined;
  }

  /** Writes a photo's files durably, so that they survive a killed process. */
  async write({ files }: Pick<ListingPhotoFiles, 'files'>): Promise<void> {
    for (const { name, bytes } of files) await this.#disk.write(name, bytes);
  }

  /** Deletes a photo's files. */
  async remove({ key, widths }: Pick<ListingPhotoFiles, 'key' | 'widths'>): Promise<void> {
    await this.#disk.remove(widths.flatMap((width) => formats.map((format) => `${key}-${width}.${format}`)));
  }

  /** Deletes the files of deleted photos; failures are left to the next sweep. */
  async removeAll(photos: readonly StoredPhoto[]): Promise<void> {
    for (const photo of photos) await this.remove(photo).catch(() => undefined);
  }

  /** Returns file names by photo key, for photos at least one hour old. */
  async settled(now: Date): Promise<Map<string, string[]>> {
    const named = (await this.#disk.names()).flatMap((name) => {
      const { key } = filePattern.exec(name)?.groups ?? {};
      return key !== undefined && now.getTime() - momentOfKey(key) >= UNCLAIMED_MS ? [{ key, name }] : [];
    });
    const files = new Map<string, string[]>();
    for (const { key, name } of named) files.set(key, [...(files.get(key) ?? []), name]);
    return files;
  }

  /** Deletes files by name. */
  removeFiles(names: readonly string[]): Promise<void> {
    return this.#disk.remove(names);
  }
}

/** Creates the photo store: in the given bucket, or else in a folder next to the embedded database; undefined without either. */
export function listingPhotosIn(dataDir: string | undefined, bucket?: string): ListingPhotoStore | undefined {
  if (bucket) return new ListingPhotoStore(bucketDisk(bucket));
  return dataDir === undefined ? undefined : new ListingPhotoStore(folderDisk(join(dataDir, 'listing-photos')));
}

const SECONDS_BYTES = 4;
const CHANCE_BYTES = 12;

/** Creates an unguessable key that contains its creation time, so that a file's age is known without reading it. */
export function newPhotoKey(now: Date): string {
  const seconds = Buffer.alloc(SECONDS_BYTES);
  seconds.writeUInt32BE(Math.floor(now.getTime() / 1000));
  return Buffer.concat([seconds, randomBytes(CHANCE_BYTES)]).toString('base64url');
}

/** Returns when a key was created, in ms since 1970. */
function momentOfKey(key: string): number {
  return Buffer.from(key, 'base64url').readUInt32BE(0) * 1000;
}
