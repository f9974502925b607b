import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../core/database/open-database.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import { seedCatalogue } from '../areas/seeding/seed-catalogue.ts';
import { catalogueFixture } from './catalogue-fixture.ts';

let prepared: Promise<string> | undefined;

/** Creates a data folder for one test, whose embedded database has its tables already: creating them takes seven times as long. */
export async function temporaryDataFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await (prepared ??= prepare()), folder, { recursive: true });
  return folder;
}

/** Creates the tables once for all workers; those that start at the same moment create their own. */
async function prepare(): Promise<string> {
  const shared = join(inject('prepared'), 'data');
  if (existsSync(shared)) return shared;
  const folder = mkdtempSync(join(inject('prepared'), 'data-'));
  const { close } = await openDatabase({ dataDir: folder });
  await close();
  try {
    renameSync(folder, shared);
    return shared;
  } catch {
    // Another worker was faster.
    return folder;
  }
}

/** Returns settings for a command with its own empty tables: on this run's server, else in a folder. */
export async function someSettings(): Promise<Record<string, string>> {
  const server = inject('postgresServer');
  if (!server) return { DATA_DIR: await temporaryDataFolder() };
  const { url, drop } = await createTemporaryDatabase(server, inject('postgresTemplate') ?? undefined);
  onTestFinished(drop);
  return { DATABASE_URL: url, DATA_DIR: temporaryFolder() };
}

/** Seeds the made-up catalogue where an API in another process will find it, by that process's settings. */
export async function seedPlace({ DATA_DIR, DATABASE_URL }: Record<string, string>): Promise<void> {
  const database = await openDatabase(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR });
  try {
    await seedCatalogue(database, catalogueFixture());
  } finally {
    await database.close();
  }
}
