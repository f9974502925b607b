import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { encodings } from './content-encoding.ts';
import type { Page } from './page.ts';

/** Pages on disk, so that a restarted server answers before it can render. */
export interface PageFolder {
  keep(address: string, page: Page): Promise<void>;
  /** The page as it was kept; a damaged file counts as none. */
  recall(address: string): Promise<Page | undefined>;
  forget(address: string): Promise<void>;
}

/** A folder of finished pages; name it after all that makes them, because old pages point to old assets. */
export function openPageFolder(folder: string): PageFolder {
  const fileOf = (address: string) => join(folder, createHash('sha256').update(address).digest('hex'));
  return {
    async keep(address, page) {
      const file = fileOf(address);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.${process.pid}`, serialize(page));
      await rename(`${file}.${process.pid}`, file);
    },
    async recall(address) {
      const bytes = await readFile(fileOf(address)).catch(() => undefined);
      return bytes && readPage(bytes);
    },
    forget: (address) => rm(fileOf(address), { force: true }),
  };
}

function readPage(bytes: Buffer): Page | undefined {
  try {
    const page = deserialize(bytes) as Page;
    for (const name of encodings) page.bodies[name] = Buffer.from(page.bodies[name]);
    return page;
  } catch {
    return undefined;
  }
}

const ownName = /^pages-[0-9a-f]{16}$/;

/** The folder, below `parent`, of the pages that `makers` (build, settings) made; no other makers share it. */
export function pageFolderPath(parent: string, makers: unknown): string {
  const name = createHash('sha256').update(JSON.stringify(makers)).digest('hex').slice(0, 16);
  return join(parent, `pages-${name}`);
}

/** Removes the page folders beside this one, which other makers left; whatever else stands there is not ours. */
export function removeOtherFolders(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (ownName.test(name) && name !== basename(folder)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
