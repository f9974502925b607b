import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { StartError } from '../command/start-error.ts';
import { createTemporaryDatabase } from '../../testing/temporary-database.ts';
import { temporaryDataFolder } from '../../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { users } from './account-schema.ts';
import { contactMessages } from './contact-message-schema.ts';
import { listings } from './listing-schema.ts';
import { migrationsFolder } from './migrations.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';
import { brands, cities } from './schema.ts';

/** Last migration of 0.2.0, and a digest of the SQL of all its migrations. */
const released = {
  last: '0000_schema',
  digest: 'afbe83c607f49a0e',
};

describe('an older database', () => {
  it('of 0.2.0 is upgraded with its rows', async () => {
    const dataDir = temporaryFolder();
    const client = await PGlite.create({ dataDir: join(dataDir, 'pglite'), extensions: { pg_trgm } });
    await migrate(drizzle(client), { migrationsFolder: migrationsUpTo(released.last) });
    await client.exec(readFileSync(join(import.meta.dirname, 'rows-of-0.2.0.sql'), 'utf8'));
    await client.close();

    const { orm, close } = await openDatabase({ dataDir });
    onTestFinished(close);
    expect(await orm.select().from(brands)).toMatchObject([{ slug: 'hero' }]);
    expect(await orm.select().from(cities)).toMatchObject([{ slug: 'pune', population: 3_124_458 }]);
    expect(await orm.select().from(contactMessages)).toMatchObject([{ comments: 'Thank you' }]);
    const ofUsers = orm.select().from(listings).innerJoin(users, eq(users.id, listings.user_id));
    expect(await ofUsers).toMatchObject([
      { users: { username: 'asha' }, listings: { expected_price: 52_000, status: 'active' } },
    ]);
  });

  it('of 0.2.0 had the migrations that stand first here', () => {
    const folder = migrationsUpTo(released.last);
    const files = journalOf(folder).entries.map(({ tag }) => readFileSync(join(folder, `${tag}.sql`)));
    const digest = createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 16);
    expect(digest, 'A released migration is never changed: write another one.').toBe(released.digest);
  });

  it('from before 0.2.0 is refused, with what to do', async () => {
    const settings = { dataDir: await temporaryDataFolder() };
    await makeOld(settings);
    for (let attempt = 1; attempt <= 2; attempt++)
      await expect(openDatabase(settings)).rejects.toThrow(/before 0\.2\.0.*DATA_DIR to an empty folder/);
    await expect(openDatabase(settings)).rejects.toThrow(StartError);
  });

  it.runIf(inject('postgresServer'))('from before 0.2.0 is refused on a server too', async () => {
    const { url, drop } = await createTemporaryDatabase(String(inject('postgresServer')));
    onTestFinished(drop);
    await makeOld({ databaseUrl: url });
    const opening = openDatabase({ databaseUrl: url });
    await expect(opening).rejects.toThrow(/before 0\.2\.0.*DATABASE_URL to an empty database/);
    await expect(opening).rejects.toThrow(StartError);
  });
});

/** Creates the tables as a migration that no longer exists would have. */
async function makeOld(settings: DatabaseSettings): Promise<void> {
  const { orm, close } = await openDatabase(settings);
  await orm.execute(
    sql`update drizzle.__drizzle_migrations set created_at = (select min(created_at) - 1 from drizzle.__drizzle_migrations)`,
  );
  await close();
}

interface Journal {
  entries: { tag: string }[];
}

function journalOf(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;
}

/** Creates a folder with the migrations up to and including one. */
function migrationsUpTo(last: string): string {
  const folder = temporaryFolder();
  const journal = journalOf(migrationsFolder);
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === last) + 1);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}
