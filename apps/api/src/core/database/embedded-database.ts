import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../command/start-error.ts';
import { lockFolder } from './data-folders.ts';
import { migrationsFolder, refuseOldTables } from './migrations.ts';
import type { Database } from './open-database.ts';
import * as schema from './schema.ts';

/** Opens PostgreSQL in this process, in memory or in a folder that only this process uses (possibly locked already). */
export async function openEmbeddedDatabase(folder: string | undefined, isLocked = false): Promise<Database> {
  const unlock = folder && !isLocked ? lockFolder(folder) : () => undefined;
  try {
    const client = await openClient(folder);
    const orm = drizzle(client, { schema });
    await migrateOrClose(client, orm);
    const close = () => client.close().finally(unlock);
    return { name: 'PGlite', orm, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function migrateOrClose(client: PGlite, orm: PgliteDatabase<typeof schema>): Promise<void> {
  try {
    await refuseOldTables(orm, 'Set DATA_DIR to an empty folder and run pnpm db:seed.');
    await migrate(orm, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** Three times the size of all catalogue rows; PostgreSQL's default of 128 MB would come out of this process's memory. */
const buffers = ['-c', 'shared_buffers=32MB'];

async function openClient(folder: string | undefined): Promise<PGlite> {
  const options = { extensions: { pg_trgm }, startParams: [...PGlite.defaultStartParams, ...buffers] };
  if (!folder) return PGlite.create(options);
  try {
    return await PGlite.create({ ...options, dataDir: join(folder, 'pglite') });
  } catch (error) {
    throw new StartError(
      `The database in ${folder} cannot be opened (${(error as Error).message}). ` +
        'Restore the folder from a copy, or set DATA_DIR to an empty folder and seed it again.',
      { cause: error },
    );
  }
}
