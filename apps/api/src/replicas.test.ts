import { createInterface } from 'node:readline/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from './core/database/open-database.ts';
import { searches } from './core/database/weekly-count-schema.ts';
import { writeCatalogueFolder } from './testing/catalogue-folder.ts';
import { endOf, startCommand } from './testing/run-commands.ts';
import { createTemporaryDatabase } from './testing/temporary-database.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const serverUrl = inject('postgresServer');

describe.runIf(serverUrl)('several API processes on one PostgreSQL server', () => {
  it('migrate it once when they start together, see what is seeded, share limits, and add up what each counts', async () => {
    const settings = { ...common, DATABASE_URL: await emptyDatabase(), WRITES_PER_MINUTE: '10' };
    const servers = [startServer(settings), startServer(settings)];
    const [one = '', other = ''] = await Promise.all(servers.map(originOf));
    expect(await countsOf([one, other])).toEqual([0, 0]);

    const catalogue = temporaryFolder();
    writeCatalogueFolder(catalogue);
    const seed = () => endOf(startCommand(new URL('cli/seed.ts', import.meta.url), settings, [catalogue]));
    expect((await Promise.all([seed(), seed()])).map(({ code }) => code)).toEqual([0, 0]);
    await expect.poll(() => countsOf([one, other])).toEqual([20, 20]);
    expect(await pageOf(one)).toEqual(await pageOf(other));

    const write = async (origin: string, client: string) =>
      (await fetch(`${origin}/api/reviews/`, { method: 'POST', headers: { 'x-forwarded-for': client } })).status;
    for (let count = 0; count < 10; count++) expect(await write(one, '203.0.113.1')).toBe(401);
    let taken = 0;
    // So seldom that the other process learns of them long before its own ten are used up.
    await expect.poll(async () => (taken++, await write(other, '203.0.113.1')), { interval: 1000 }).toBe(429);
    expect(taken).toBeLessThanOrEqual(10);
    expect(await write(other, '203.0.113.2')).toBe(401);

    for (const [times, origin] of [one, other].entries())
      for (let count = 0; count <= times; count++) await fetch(`${origin}/api/bikes/autocomplete/?q=royal+350`);
    for (const server of servers) server.kill('SIGTERM');
    expect((await Promise.all(servers.map(endOf))).map(({ code }) => code)).toEqual([0, 0]);
    expect(await searchesIn(settings)).toMatchObject([{ term: 'Surya Royal 350', count: 3 }]);
  });
});

type Settings = Record<string, string>;

const common = { PORT: '0', JWT_KEY: 'a'.repeat(43) };

async function emptyDatabase(): Promise<string> {
  const database = await createTemporaryDatabase(String(serverUrl));
  onTestFinished(database.drop);
  return database.url;
}

async function searchesIn({ DATABASE_URL }: { DATABASE_URL: string }) {
  const { orm, close } = await openDatabase({ databaseUrl: DATABASE_URL });
  const rows = await orm.select().from(searches);
  await close();
  return rows;
}

const startServer = (settings: Settings) => startCommand(new URL('main.ts', import.meta.url), settings);

async function originOf(server: ReturnType<typeof startServer>): Promise<string> {
  const lines = createInterface({ input: server.stdout });
  for await (const line of lines) {
    const [origin] = /http:\/\/[^/]+/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error('The server ended without naming its address.');
}

async function pageOf(origin: string): Promise<{ count: number }> {
  return (await (await fetch(`${origin}/api/bikes/?limit=100`)).json()) as { count: number };
}

async function countsOf(origins: string[]): Promise<number[]> {
  const pages = await Promise.all(origins.map(pageOf));
  return pages.map(({ count }) => count);
}
