import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartError } from '../command/start-error.ts';
import { advisoryLocks } from './locks.ts';
import { BoundedPool } from './bounded-pool.ts';
import { migrationsFolder, refuseOldTables } from './migrations.ts';
import type { Database, DatabaseSettings } from './open-database.ts';
import * as schema from './schema.ts';

const START_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 2000;
const DEFAULT_CONNECTIONS = 10;
/** The server cancels a statement first; this process waits slightly longer, in case the server hangs. */
const CLIENT_MARGIN_MS = 250;

/** Opens a PostgreSQL server; safe to call from several processes at once. */
export async function openServerDatabase(url: string, settings: DatabaseSettings = {}): Promise<Database> {
  await migrateOnce(url);
  const pool = new BoundedPool({ connectionString: url, keepAlive: true, ...limitsOf(settings) });
  return { name: 'PostgreSQL', orm: drizzle(pool, { schema }), close: () => pool.end() };
}

/** Without a timeout a command waits as long as it needs to: for example until another process has finished seeding. */
function limitsOf({ databaseConnections: max = DEFAULT_CONNECTIONS, databaseTimeoutMs }: DatabaseSettings) {
  if (!databaseTimeoutMs) return { max, connectionTimeoutMillis: START_TIMEOUT_MS };
  return {
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: databaseTimeoutMs,
    idle_in_transaction_session_timeout: databaseTimeoutMs,
    query_timeout: databaseTimeoutMs + CLIENT_MARGIN_MS,
  };
}

/** Runs migrations on a separate connection, so that closing it releases the lock even after a failed migration. */
async function migrateOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: START_TIMEOUT_MS });
  // A broken connection also fails the statement, which reports it.
  client.on('error', () => undefined);
  await connect(client, url);
  const orm = drizzle(client, { schema });
  try {
    await orm.execute(sql`select pg_advisory_lock(${advisoryLocks.migration})`);
    await refuseOldTables(orm, 'Set DATABASE_URL to an empty database and run pnpm db:seed.');
    await migrate(orm, { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function connect(client: Client, url: string): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw new StartError(
      `The PostgreSQL server of DATABASE_URL (${new URL(url).host}) cannot be used (${message || code}). ` +
        'Check that it runs and that the address, user, password and database are right.',
      { cause: error },
    );
  }
}
