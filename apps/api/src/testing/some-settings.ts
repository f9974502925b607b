import { inject, onTestFinished } from 'vitest';
import { createTemporaryDatabase } from './temporary-database.ts';
import { temporaryDataFolder } from './temporary-data-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Settings for a command with empty tables of its own: on the server of this run, else in a folder. */
export async function someSettings(): Promise<Record<string, string>> {
  const server = inject('postgresServer');
  if (!server) return { DATA_DIR: await temporaryDataFolder() };
  const { url, drop } = await createTemporaryDatabase(server, inject('postgresTemplate') ?? undefined);
  onTestFinished(drop);
  return { DATABASE_URL: url, DATA_DIR: temporaryFolder() };
}
