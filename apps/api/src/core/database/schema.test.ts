import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrations.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(migrationsFolder, 'meta', file), 'utf8'));

describe('the migrations', () => {
  it('make every table and column of the schema', async () => {
    const { entries } = read('_journal.json') as { entries: { idx: number }[] };
    const last = String(entries.at(-1)?.idx).padStart(4, '0');
    const migrated = read(`${last}_snapshot.json`) as ReturnType<typeof generateDrizzleJson>;
    const files = globSync('*schema.ts', { cwd: import.meta.dirname });
    const addresses = files.map((file) => pathToFileURL(join(import.meta.dirname, file)).href);
    const modules = await Promise.all(addresses.map((address): Promise<object> => import(address)));
    const tables = Object.assign({}, ...modules) as Record<string, unknown>;
    const missing = await generateMigration(migrated, generateDrizzleJson(tables, migrated.id));
    expect(missing, 'Run pnpm db:generate to write the missing migration.').toEqual([]);
  });
});
