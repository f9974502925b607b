import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import { StartError } from '../command/start-error.ts';
import type { Orm } from './open-database.ts';
import { readRows } from './row-queries.ts';

/** Folder of the SQL migrations; the same path from source and from the build. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

const noteOfMigrations = 'drizzle.__drizzle_migrations';

/**
 * Rejects tables left at a migration from before 0.2.0: the migrations in between no longer exist.
 * @throws StartError with the remedy, which says how to start over.
 */
export async function refuseOldTables(orm: Orm, remedy: string): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder });
  const [found] = await readRows<{ made: boolean }>(
    orm,
    sql`select to_regclass(${noteOfMigrations}) is not null as made`,
  );
  if (!first || !found?.made) return;
  const [applied] = await readRows<{ last: string | null }>(
    orm,
    sql`select max(created_at)::text as last from ${sql.raw(noteOfMigrations)}`,
  );
  if (!applied?.last || Number(applied.last) >= first.folderMillis) return;
  throw new StartError(
    `The database was made by a version before 0.2.0, and this version cannot upgrade its tables. ${remedy} ` +
      'What users wrote stays in the old database alone: keep a copy of it if you need that.',
  );
}
