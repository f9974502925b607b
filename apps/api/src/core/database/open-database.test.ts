import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { StartError } from '../command/start-error.ts';
import { createTemporaryDatabase } from '../../testing/temporary-database.ts';
import { temporaryDataFolder } from '../../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type Database, openDatabase } from './open-database.ts';
import * as schema from './schema.ts';

const serverUrl = inject('postgresServer');
const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));

describe('openDatabase', () => {
  it('makes the embedded database and opens it again', async () => {
    const dataDir = temporaryFolder();
    for (let opening = 1; opening <= 2; opening++) {
      const database = await openDatabase({ dataDir });
      expect(database.name).toBe('PGlite');
      expect(await tablesOf(database)).toEqual(expect.arrayContaining(tables));
      await database.close();
    }
  });

  it('gives the embedded database no more memory than its rows need', async () => {
    const database = await openDatabase({ dataDir: await temporaryDataFolder() });
    const { rows } = (await database.orm.execute(sql`show shared_buffers`)) as { rows: unknown[] };
    expect(rows).toEqual([{ shared_buffers: '32MB' }]);
    await database.close();
  });

  it('refuses a folder that is open already', async () => {
    const dataDir = await temporaryDataFolder();
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(/in use by another process/);
    await first.close();
  });

  it('says what to do about a folder that holds something else, and gives it back', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'pglite'));
    writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), 'broken');
    for (let attempt = 1; attempt <= 2; attempt++) {
      await expect(openDatabase({ dataDir })).rejects.toThrow(/cannot be opened.*Restore the folder from a copy/s);
    }
  });

  it('says what to do about a server out of reach, without its password', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://ann:secret@127.0.0.1:9/bikes' });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:9.*Check that it runs/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  it.runIf(serverUrl)('migrates a server once when several processes open it at the same time', async () => {
    const temporary = await createTemporaryDatabase(String(serverUrl));
    onTestFinished(temporary.drop);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl: temporary.url })));
    for (const database of opened) {
      expect(await tablesOf(database)).toEqual(expect.arrayContaining(tables));
      await database.close();
    }
  });
});

async function tablesOf({ orm }: Database): Promise<string[]> {
  const { rows } = (await orm.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  )) as { rows: { table_name: string }[] };
  return rows.map(({ table_name }) => table_name);
}
