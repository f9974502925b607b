import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoFormats } from '@dopahiya/domain/content';
import { createFolder } from '../../../core/database/data-folders.ts';
import { type CheckedPhoto, convertPhoto, type PhotoFiles } from './convert-photo.ts';
import type { CardPictures } from '../../../core/settings/setting-values.ts';

/** Photographs that a folder holds at most: about 3 GB of files. */
const MAX_PHOTOS = 5000;
/** What an import that was killed has left behind is deleted after that. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

const filePattern = /^(?<key>[\w-]{22})-\d{3,4}\.(?:avif|webp|jpg)$/;
const stagePrefix = '.unfinished-';

/**
 * The folder of photographs, each file named by what is in it. What is converted stands aside until it is published, so
 * that an import which ends early leaves nothing that anybody sees.
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

  /** How many photographs one catalogue may have. */
  get maxPhotos(): number {
    return this.#mostPhotos;
  }

  /** The bytes of a file with this name; undefined where there is none, and for a name that no photograph has. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return filePattern.test(name) ? readFile(join(this.#folder, name)).catch(ignoreMissing) : undefined;
  }

  /** Makes the files of a photograph, unless they are there already. @throws what the picture library says of a broken one. */
  async stage(photo: CheckedPhoto): Promise<void> {
    if (await this.#isPublished(photo.files)) return;
    createFolder(this.#folder);
    await mkdir(this.#stage, { recursive: true });
    for await (const { width, format, bytes } of convertPhoto(photo)) {
      await writeFile(join(this.#stage, `${photo.files.key}-${width}.${format}`), bytes);
    }
  }

  /** Puts what was staged where it is served from. */
  async publish(): Promise<void> {
    const names = await readdir(this.#stage).catch(ignoreMissing);
    for (const name of names ?? []) await rename(join(this.#stage, name), join(this.#folder, name));
  }

  /** Deletes what was staged and not published. */
  async discard(): Promise<void> {
    await rm(this.#stage, { recursive: true, force: true });
  }

  /** Deletes whatever belongs to none of these photographs, and what others abandoned. */
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

/** The photographs beside an embedded database and the cached pages; none without a folder for those. */
export function photoStoreIn(dataDir: string | undefined): PhotoStore | undefined {
  return dataDir === undefined ? undefined : new PhotoStore(join(dataDir, 'photos'));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Where photographs are, if there is a folder for them, and whether cards show them. */
export interface PhotoDeps {
  store: PhotoStore | undefined;
  onCards: CardPictures;
}
