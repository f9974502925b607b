import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryDatabase } from '@dopahiya/api/testing';
import { seedDatabase } from '@dopahiya/site-process';
import { readAddresses } from './addresses.ts';

/** An empty database that lives for one run. */
export interface RunDatabase {
  /** The settings by which the site finds it. */
  settings: Record<string, string>;
  remove: () => Promise<void>;
}

/** Makes a database for this run: on the server that DATABASE_URL names, else embedded in a folder of its own. */
export async function openDatabase(): Promise<RunDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'dopahiya-e2e-'));
  const server = process.env['DATABASE_URL'];
  const database = server ? await createTemporaryDatabase(server) : undefined;
  const settings = {
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url, JWT_KEY: randomBytes(32).toString('base64url') }),
  };
  const remove = async () => {
    await database?.drop();
    rmSync(folder, { recursive: true });
  };
  return { settings, remove };
}

/** Makes a database for this run that holds the catalogue: embedded, as a copy of what the set-up has filled. */
export async function openSeededDatabase(): Promise<RunDatabase> {
  const database = await openDatabase();
  const { seeded } = readAddresses();
  if (seeded && !database.settings['DATABASE_URL'])
    cpSync(seeded, String(database.settings['DATA_DIR']), { recursive: true });
  else await seedDatabase(database.settings);
  return database;
}
