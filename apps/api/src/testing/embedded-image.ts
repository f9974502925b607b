import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../db/migrations-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the image of an embedded database whose tables are made and empty. */
    embeddedImage: string;
  }
}

/** Makes the tables once for the whole run: making them anew took each file of tests two seconds or more. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'dopahiya-image-'));
  const file = join(folder, 'embedded.tar');
  writeFileSync(file, await makeImage());
  project.provide('embeddedImage', file);
  return () => rmSync(folder, { recursive: true });
}

async function makeImage(): Promise<Uint8Array> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  try {
    await migrate(drizzle(client), { migrationsFolder });
    const image = await client.dumpDataDir('none');
    return new Uint8Array(await image.arrayBuffer());
  } finally {
    await client.close();
  }
}
