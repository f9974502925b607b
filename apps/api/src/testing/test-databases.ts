import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from '../db/embedded-database.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { createTemporaryDatabase } from './temporary-database.ts';

interface TestDatabase {
  name: Database['name'];
  /** Opens an empty database that is gone once it is closed. */
  open: () => Promise<Database>;
}

const serverUrl = inject('postgresServer');

/** Opens an embedded database with empty tables, in memory. */
export async function openTestDatabase(): Promise<Database> {
  return openEmbeddedDatabase(undefined, { image: await openAsBlob(inject('embeddedImage')) });
}

/** What a repository must work on: PGlite, and PostgreSQL where the run has a server. */
export const testDatabases: TestDatabase[] = [
  { name: 'PGlite', open: openTestDatabase },
  ...(serverUrl ? [{ name: 'PostgreSQL' as const, open: () => openTemporary(serverUrl) }] : []),
];

async function openTemporary(url: string): Promise<Database> {
  const temporary = await createTemporaryDatabase(url);
  const database = await openDatabase({ databaseUrl: temporary.url });
  const close = () => database.close().then(temporary.drop);
  return { ...database, close };
}
