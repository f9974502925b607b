import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { ownCatalogue, readCatalogue } from '../areas/seeding/read-catalogue.ts';
import type { Catalogue } from '../areas/seeding/catalogue.ts';
import { seedCatalogue } from '../areas/seeding/seed-catalogue.ts';
import { openEmbeddedDatabase } from '../core/database/embedded-database.ts';
import { type Database, openDatabase } from '../core/database/open-database.ts';
import { createTemporaryDatabase } from './temporary-database.ts';

interface TestDatabase {
  name: Database['name'];
  /** Opens a database with empty tables, exclusive until it is closed. */
  open: () => Promise<Database>;
}

const serverUrl = inject('postgresServer');
const template = inject('postgresTemplate');

/** Databases for tests in which SQL, locks or types may differ: PGlite, and PostgreSQL if the run has a server. */
export const testDatabases: TestDatabase[] = [
  { name: 'PGlite', open: openEmbedded },
  ...(serverUrl ? [{ name: 'PostgreSQL' as const, open: () => openCopy(serverUrl) }] : []),
];

/** Opens a database with empty tables for tests that work on any: the faster one. */
export function openTestDatabase(): Promise<Database> {
  return serverUrl ? openCopy(serverUrl) : openEmbedded();
}

async function openCopy(url: string): Promise<Database> {
  const temporary = await createTemporaryDatabase(url, template ?? undefined);
  const database = await openDatabase({ databaseUrl: temporary.url });
  const close = () => database.close().then(temporary.drop);
  return { ...database, close };
}

/** Unused embedded databases of this worker: emptying one takes a tenth of the time of creating one. */
const unused: Database[] = [];

async function openEmbedded(): Promise<Database> {
  const used = unused.pop();
  if (used) await emptyTables(used);
  const database = used ?? (await openEmbeddedDatabase(undefined));
  const close = () => Promise.resolve(void unused.push(database));
  return { ...database, close };
}

async function emptyTables({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    do $$ begin
      execute (
        select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
        from pg_tables where schemaname = 'public'
      );
    end $$
  `);
}

let read: Promise<Catalogue> | undefined;

/** Reads our own catalogue, once per worker: tests must not change it. */
export function readOwnCatalogue(): Promise<Catalogue> {
  return (read ??= readCatalogue(ownCatalogue).then(({ catalogue }) => catalogue));
}

let own: Promise<Database> | undefined;

/** Opens the database with our own catalogue, shared by all tests of a worker: they only read it and must not close it. */
export function openOwnCatalogue(): Promise<Database> {
  return (own ??= seedOwn());
}

async function seedOwn(): Promise<Database> {
  const database = await openTestDatabase();
  await seedCatalogue(database, await readOwnCatalogue());
  return database;
}
