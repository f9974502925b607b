import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** One open database, the same for both drivers. */
export interface Database {
  /** What holds the rows, as `health/` names it. */
  name: 'PGlite' | 'PostgreSQL';
  orm: Orm;
  close: () => Promise<void>;
}

/** Drizzle over either driver, and over a transaction of it. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where the rows are. */
export interface DatabaseSettings {
  /** Address of a PostgreSQL server; without it the database is embedded. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; without it the database lives in memory. */
  dataDir?: string | undefined;
  /** Whether the caller has locked that folder already, and unlocks it after the end. */
  isFolderLocked?: boolean | undefined;
  /** How many connections to the server this process holds at most; 10 unless told otherwise. */
  databaseConnections?: number | undefined;
  /** After how many milliseconds a statement is given up; without it never, as commands want it. */
  databaseTimeoutMs?: number | undefined;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError when the server is out of reach or the folder is in use.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  isFolderLocked,
  ...limits
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl) {
    const { openServerDatabase } = await import('./server-database.ts');
    return openServerDatabase(databaseUrl, limits);
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase(dataDir, isFolderLocked);
}
