import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { StartError } from '../start-error.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Database } from './open-database.ts';
import * as schema from './schema.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/** Opens a PostgreSQL server; several processes may do so at once. */
export async function openServerDatabase(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks while idle is replaced on the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateOnce(await connect(pool, url));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { name: 'PostgreSQL', orm: drizzle(pool, { schema }), close: () => pool.end() };
}

async function connect(pool: Pool, url: string): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw new StartError(
      `The PostgreSQL server of DATABASE_URL (${new URL(url).host}) cannot be used (${message || code}). ` +
        'Check that it runs and that the address, user, password and database are right.',
      { cause: error },
    );
  }
}

async function migrateOnce(client: PoolClient): Promise<void> {
  const orm = drizzle(client, { schema });
  try {
    await orm.execute(sql`select pg_advisory_lock(${advisoryLocks.migration})`);
    await migrate(orm, { migrationsFolder });
  } finally {
    // Destroying the connection gives the lock back, whatever state a failed migration left it in.
    client.release(true);
  }
}
