import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { describe, expect, it } from 'vitest';
import { startCommand } from '../../testing/run-commands.ts';
import { temporaryDataFolder } from '../../testing/temporary-data-folder.ts';
import { openDatabase } from './open-database.ts';
import { cities } from './schema.ts';

const ROWS_BEFORE_A_KILL = 100;

describe('the embedded database', () => {
  it('loses no acknowledged row when its process is killed', async () => {
    const dataDir = await temporaryDataFolder();
    const acknowledged = await writeUntilKilled(dataDir);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROWS_BEFORE_A_KILL);
    const { orm, close } = await openDatabase({ dataDir });
    const rows = await orm.select({ slug: cities.slug }).from(cities);
    await close();
    const kept = new Set(rows.map(({ slug }) => slug));
    expect(acknowledged.filter((slug) => !kept.has(slug))).toEqual([]);
  });
});

async function writeUntilKilled(dataDir: string): Promise<string[]> {
  const writer = startCommand(new URL('../../testing/city-writer.ts', import.meta.url), { DATA_DIR: dataDir });
  const exit = once(writer, 'exit');
  const slugs: string[] = [];
  for await (const slug of createInterface({ input: writer.stdout })) {
    if (slugs.push(slug) === ROWS_BEFORE_A_KILL) writer.kill('SIGKILL');
  }
  await exit;
  return slugs;
}
