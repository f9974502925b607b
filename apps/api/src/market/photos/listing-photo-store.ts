import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../../db/create-folder.ts';
import type { ListingPhotoFiles } from './listing-photo.ts';

const filePattern = /^(?<key>[\w-]{22})-\d{1,4}\.(?:webp|jpg)$/;
const unfinishedPattern = /^\.unfinished-/;
/** A photo whose row is not written yet is younger than that. */
const UNCLAIMED_MS = 60 * 60 * 1000;

/** The folder of sellers' photos. A file is there whole or not at all, and before its row is written. */
export class ListingPhotoStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The bytes of a file with this name; undefined where there is none, and for a name that no photo has. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return filePattern.test(name) ? readFile(join(this.#folder, name)).catch(ignoreMissing) : undefined;
  }

  /** Writes the files of a photo, so that they outlast a process that is killed and a machine that loses its power. */
  async write({ files }: Pick<ListingPhotoFiles, 'files'>): Promise<void> {
    createFolder(this.#folder);
    for (const { name, bytes } of files) {
      const unfinished = join(this.#folder, `.unfinished-${randomUUID()}`);
      await using file = await open(unfinished, 'wx');
      await file.writeFile(bytes);
      await file.sync();
      await rename(unfinished, join(this.#folder, name));
    }
  }

  /** Deletes the files of a photo. */
  async remove({ key, widths }: Pick<ListingPhotoFiles, 'key' | 'widths'>): Promise<void> {
    const names = widths.flatMap((width) => ['webp', 'jpg'].map((format) => `${key}-${width}.${format}`));
    await Promise.all(names.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  /** The keys of photos that were written an hour before `now` or earlier, and deletes what was never finished. */
  async settledKeys(now: Date): Promise<Set<string>> {
    const names = (await readdir(this.#folder).catch(ignoreMissing)) ?? [];
    const keys = new Set<string>();
    for (const name of names) {
      const state = await stat(join(this.#folder, name)).catch(ignoreMissing);
      if (!state || now.getTime() - state.mtimeMs < UNCLAIMED_MS) continue;
      const { key } = filePattern.exec(name)?.groups ?? {};
      if (key !== undefined) keys.add(key);
      else if (unfinishedPattern.test(name)) await rm(join(this.#folder, name), { force: true });
    }
    return keys;
  }

  /** Deletes every file of these photos. */
  async removeAll(keys: ReadonlySet<string>): Promise<void> {
    const names = (await readdir(this.#folder).catch(ignoreMissing)) ?? [];
    for (const name of names) {
      if (keys.has(filePattern.exec(name)?.groups?.['key'] ?? '')) await rm(join(this.#folder, name), { force: true });
    }
  }
}

/** Sellers' photos beside the embedded database; none without a folder for it. */
export function listingPhotosIn(dataDir: string | undefined): ListingPhotoStore | undefined {
  return dataDir === undefined ? undefined : new ListingPhotoStore(join(dataDir, 'listing-photos'));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
