import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';

it('fills in what rows from before a migration lack', { timeout: 60_000 }, async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  onTestFinished(() => client.close());
  const orm = drizzle(client);
  await migrate(orm, { migrationsFolder: migrationsBefore('0034_strangers_hold_nobody') });
  await client.exec('set session_replication_role = replica');
  const insert = (table: string, row: object) => insertRow(client, table, row);

  await insert('users', { username_key: 'asha', email_verified_at: '2026-11-01T00:00:00Z' });
  await insert('users', { username_key: 'ravi' });
  const listing = {
    status: 'active',
    is_sample: false,
    owner: '1st',
    condition: 'good',
    expires_at: '2027-01-01T00:00:00Z',
  };
  await insert('listings', { ...listing, slug: 'a', user_id: 1 });
  await insert('listings', { ...listing, slug: 'b', user_id: 2 });
  const photo = { fingerprint: '01'.repeat(32), added_at: '2026-11-03T00:00:00Z' };
  await insert('listing_photos', { ...photo, listing_id: 1, key: 'one', shown_as: 'one' });
  await insert('listing_photos', { ...photo, listing_id: 2, key: 'two', shown_as: 'two' });
  await insert('moderation_decisions', {
    subject: 'listing',
    subject_id: 1,
    verdict: 'allow',
    decided_at: photo.added_at,
  });
  await insert('reports', { subject: 'listing', subject_id: 1, ground: 'scam', decision_id: 1, reporter_id: 2 });
  await insert('chat_people', { id: 'p', created_at: '2026-11-01T00:00:00Z' });
  await insert('chat_people', { id: 'q', created_at: '2026-11-02T00:00:00Z' });
  await insert('chat_messages', { person_id: 'p', sent_at: '2026-11-05T00:00:00Z' });
  await client.exec('set session_replication_role = origin');
  await migrate(orm, { migrationsFolder });

  const rows = async (query: string) => (await client.query(query)).rows;
  expect(await rows('select listings_added from users order by id')).toEqual([
    { listings_added: 1 },
    { listings_added: 1 },
  ]);
  const pictures = 'listing_photos join uploaded_pictures on uploaded_pictures.id = picture_id';
  expect(await rows(`select listing_id, user_id, allowed_by from ${pictures} order by listing_id`)).toEqual([
    { listing_id: 1, user_id: 1, allowed_by: 1 },
    { listing_id: 2, user_id: 2, allowed_by: null },
  ]);
  expect(await rows('select confirm_by is not null as due from listings order by id')).toEqual([
    { due: false },
    { due: true },
  ]);
  expect(await rows('select rejected_by_id from reports')).toEqual([{ rejected_by_id: 1 }]);
  expect(await rows('select id, active_at from chat_people order by id')).toEqual([
    { id: 'p', active_at: new Date('2026-11-05T00:00:00Z') },
    { id: 'q', active_at: new Date('2026-11-02T00:00:00Z') },
  ]);
});

interface Journal {
  entries: { tag: string }[];
}

/** A folder with the migrations that came before one. */
function migrationsBefore(tag: string): string {
  const folder = temporaryFolder();
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal;
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag: name } of entries) copyFileSync(join(migrationsFolder, `${name}.sql`), join(folder, `${name}.sql`));
  return folder;
}

interface Column {
  name: string;
  type: string;
}

const fillers: Record<string, unknown> = {
  integer: 1,
  smallint: 1,
  real: 1,
  boolean: false,
  text: 'x',
  jsonb: {},
  ARRAY: [],
};

/** Inserts a row, and in columns that must not be empty something where nothing is given. */
async function insertRow(client: PGlite, table: string, given: object): Promise<void> {
  const { rows } = await client.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
    [table],
  );
  const filled = rows.map(({ name, type }) => [name, fillers[type] ?? '2026-11-01T00:00:00Z']);
  const row: Record<string, unknown> = { ...Object.fromEntries(filled), ...given };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await client.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
}
