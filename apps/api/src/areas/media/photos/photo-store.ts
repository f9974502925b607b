import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoFormats } from '@dopahiya/domain/content';
import { createFolder } from '../../../core/database/data-folders.ts';
import { type CheckedPhoto, convertPhoto, type PhotoFiles } from './convert-photo.ts';
import type { CardPictures } from '../../../core/settings/setting-values.ts';

/** Maximum number of photographs in the folder: about 3 GB of files. */
const MAX_PHOTOS = 5000;
/** Age in ms at which the files of a killed import are deleted. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

const filePattern = /^(?<key>[\w-]{22})-\d{3,4}\.(?:avif|webp|jpg)$/;
const stagePrefix = '.unfinished-';

/**
 * Folder of photographs, each file named by its content. Converted files are staged until they are published, so that an aborted import
 * leaves nothing visible.
 */
export class PhotoStore {
  readonly #folder: string;
  readonly #stage: string;
  readonly #mostPhotos: number;

  constructor(folder: string, { maxPhotos = MAX_PHOTOS }: { maxPhotos?: number } = {}) {
    this.#folder = folder;
    this.#stage = join(folder, `${stagePrefix}${randomUUID()}`);
    this.#mostPhotos = maxPhotos;
  }

  /** Maximum number of photographs in a catalogue. */
  get maxPhotos(): number {
    return this.#mostPhotos;
  }

  /** Reads a file by name; undefined if there is none, or for an invalid name. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return filePattern.test(name) ? readFile(join(this.#folder, name)).catch(ignoreMissing) : undefined;
  }

  /** Returns the size of a file in bytes; undefined if there is none, or for an invalid name. */
  async sizeOf(name: string): Promise<number | undefined> {
    if (!filePattern.test(name)) return undefined;
    return (await stat(join(this.#folder, name)).catch(ignoreMissing))?.size;
  }

  /** Creates the files of a photograph, unless they exist. @throws the picture library's error for a broken one. */
  async stage(photo: CheckedPhoto): Promise<void> {
    if (await this.#isPublished(photo.files)) return;
    createFolder(this.#folder);
    await mkdir(this.#stage, { recursive: true });
    for await (const { width, format, bytes } of convertPhoto(photo)) {
      await writeFile(join(this.#stage, `${photo.files.key}-${width}.${format}`), bytes);
    }
  }

  /** Moves staged files to where they are served from. */
  async publish(): Promise<void> {
    const names = await readdir(this.#stage).catch(ignoreMissing);
    for (const name of names ?? []) await rename(join(this.#stage, name), join(this.#folder, name));
  }

  /** Deletes files that were staged but not published. */
  async discard(): Promise<void> {
    await rm(this.#stage, { recursive: true, force: true });
  }

  /** Deletes all files of other photographs, and those of abandoned imports. */
  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    const names = (await readdir(this.#folder).catch(ignoreMissing)) ?? [];
    for (const name of names) {
      const { key } = filePattern.exec(name)?.groups ?? {};
      const isOutdated = key === undefined ? await this.#isAbandoned(name) : !keys.has(key);
      if (isOutdated) await rm(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  async #isPublished({ key, widths }: PhotoFiles): Promise<boolean> {
    const names = widths.flatMap((width) => photoFormats.map((format) => `${key}-${width}.${format}`));
    const found = await Promise.all(names.map((name) => stat(join(this.#folder, name)).catch(ignoreMissing)));
    return found.every((file) => file !== undefined);
  }

  async #isAbandoned(name: string): Promise<boolean> {
    if (!name.startsWith(stagePrefix)) return false;
    const path = join(this.#folder, name);
    const state = await stat(path).catch(ignoreMissing);
    return state !== undefined && Date.now() - state.mtimeMs > ABANDONED_MS;
  }
}

/** Returns the photo store beside an embedded database and the page cache; undefined without a data folder. */
export function photoStoreIn(dataDir: string | undefined): PhotoStore | undefined {
  return dataDir === undefined ? undefined : new PhotoStore(join(dataDir, 'photos'));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Photo store, if there is a folder for it, and whether cards show photographs. */
export interface PhotoDeps {
  store: PhotoStore | undefined;
  onCards: CardPictures;
}
