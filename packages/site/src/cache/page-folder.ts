import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { ownBytes } from './content-encoding.ts';
import type { Page } from './page.ts';

/** Pages on disk, so that a restarted server answers before it can render. */
export interface PageFolder {
  readonly path: string;
  /** @throws what the file system says: a full disk, a read-only one. */
  write(address: string, page: Page): Promise<void>;
  /** The page as it was written; a damaged file counts as none. */
  read(address: string): Promise<Page | undefined>;
  remove(address: string): Promise<void>;
}

interface FolderLimits {
  /** What all files of the folder may take together, those of earlier processes as well. */
  maxBytes: number;
}

/**
 * A folder of rendered pages below one that exists; name it after all that makes them, because old pages point to old
 * assets. It makes room for a page by removing those that were neither written nor read for longest.
 */
export function openPageFolder(path: string, { maxBytes }: FolderLimits): PageFolder {
  const fileOf = (address: string) => join(path, hash('sha256', address));
  const makeRoom = roomIn(path, maxBytes);
  return {
    path,
    async write(address, page) {
      const bytes = serialize(page);
      if (!(await makeRoom(bytes.length))) return;
      await mkdir(path).catch(unlessItExists);
      await writeWhole(fileOf(address), bytes);
    },
    async read(address) {
      const file = fileOf(address);
      // Most pages are not there: to hear that from a thread costs more than to look.
      if (!existsSync(file)) return undefined;
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes) void touch(file);
      return bytes && readPage(bytes);
    },
    remove: (address) => rm(fileOf(address), { force: true }),
  };
}

function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Whoever reads meanwhile gets the old file or the new one, and a disk that fails keeps no half of it. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** On a disk that takes no writes a file simply keeps its age. */
const touch = (path: string): Promise<void> => utimes(path, new Date(), new Date()).catch(() => undefined);

function readPage(bytes: Buffer): Page | undefined {
  try {
    const page = deserialize(bytes) as Page;
    for (const packed of Object.values(page.packed)) packed.body = ownBytes(packed.body);
    return page;
  } catch {
    return undefined;
  }
}

/** How much of its limit a folder may grow by before its files are counted again. */
const uncountedShare = 8;

/** Makes room for `bytes` more: false when a page is too large to have any. Counts the files now and then, not each time. */
function roomIn(path: string, maxBytes: number): (bytes: number) => Promise<boolean> {
  const mayGrow = maxBytes / uncountedShare;
  let grown = Number.POSITIVE_INFINITY;
  return async (bytes) => {
    if (bytes > mayGrow) return false;
    if (grown + bytes > mayGrow) {
      await removeOldest(path, maxBytes - mayGrow);
      grown = 0;
    }
    grown += bytes;
    return true;
  };
}

async function removeOldest(path: string, maxBytes: number): Promise<void> {
  const files = (await filesIn(path)).toSorted((a, b) => b.usedAt - a.usedAt);
  let total = 0;
  for (const { file, bytes } of files) {
    total += bytes;
    if (total > maxBytes) await rm(file, { force: true });
  }
}

async function filesIn(path: string) {
  const names = await readdir(path).catch(() => []);
  const found = names.map(async (name) => {
    const file = join(path, name);
    // Another process may remove it meanwhile.
    const facts = await stat(file).catch(() => undefined);
    return facts && { file, bytes: facts.size, usedAt: facts.mtimeMs };
  });
  return (await Promise.all(found)).filter((file) => file !== undefined);
}

const ownName = /^pages-[0-9a-f]{16}$/;

/** The folder, below `parent`, of the pages that `makers` (build, settings) made; no other makers share it. */
export function pageFolderPath(parent: string, makers: unknown): string {
  return join(parent, `pages-${hash('sha256', JSON.stringify(makers)).slice(0, 16)}`);
}

const watchMs = 60_000;
const abandonedMs = 10 * watchMs;

/**
 * Marks a folder as used as long as this process lives, and removes those beside it that other builds or settings left:
 * what no living process has marked for ten minutes. Whatever else stands there is not ours.
 */
export function watchPageFolders({ path }: PageFolder): void {
  void touch(path);
  setInterval(() => void touch(path).then(() => removeAbandoned(path)), watchMs).unref();
}

async function removeAbandoned(path: string): Promise<void> {
  const parent = dirname(path);
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((found) => ownName.test(found) && found !== basename(path))) {
    const folder = join(parent, name);
    const facts = await stat(folder).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > abandonedMs)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
