import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Open database, with the same interface for both drivers. */
export interface Database {
  /** Name of the database engine, as `health/` reports it. */
  name: 'PGlite' | 'PostgreSQL';
  orm: Orm;
  close: () => Promise<void>;
}

/** Drizzle over either driver, or a transaction of it. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connection settings of the database. */
export interface DatabaseSettings {
  /** Address of a PostgreSQL server; omitted for the embedded database. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; omitted to keep it in memory. */
  dataDir?: string | undefined;
  /** Whether the caller has locked that folder already and will unlock it. */
  isFolderLocked?: boolean | undefined;
  /** Maximum number of connections to the server from this process; defaults to 10. */
  databaseConnections?: number | undefined;
  /** Statement timeout in ms; none if omitted, as commands need it. */
  databaseTimeoutMs?: number | undefined;
}

/**
 * Opens the database and runs pending migrations.
 * @throws StartError if the server is unreachable or the folder is in use.
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
