import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { encodings } from './content-encoding.ts';
import type { Page } from './page.ts';

/** Pages on disk, so that a restarted server answers before it can render. */
export interface PageFolder {
  keep(address: string, page: Page): Promise<void>;
  recall(address: string): Promise<Page | undefined>;
}

/** A folder of finished pages; name it after the build, because old pages point to old assets. */
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
  };
}

function readPage(bytes: Buffer): Page {
  const page = deserialize(bytes) as Page;
  for (const name of encodings) page.bodies[name] = Buffer.from(page.bodies[name]);
  return page;
}
