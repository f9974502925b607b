import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedCatalogue } from './areas/seeding/seed-catalogue.ts';
import { openDatabase } from './core/database/open-database.ts';
import { type Api, openApi } from './open-api.ts';
import { catalogueFixture } from './testing/catalogue-fixture.ts';
import { startTemporaryCluster, type TemporaryCluster } from './testing/temporary-cluster.ts';

const programs = inject('postgresPrograms');

describe.runIf(programs)('a PostgreSQL server that hangs or is gone', () => {
  let cluster: TemporaryCluster;
  let api: Api;
  let lines: Record<string, unknown>[];
  let thaw = (): void => undefined;
  let msAhead = 0;
  let asked = 0;

  beforeAll(async () => {
    cluster = await startTemporaryCluster(String(programs));
    const database = await openDatabase({ databaseUrl: cluster.url });
    await seedCatalogue(database, catalogueFixture());
    await database.close();
    const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
    lines = [];
    const jwtKeys = ['a'.repeat(43)];
    const clock = () => new Date(Date.now() + msAhead);
    // One connection: with several, one may still be opening when the server is frozen, and its process would keep running.
    const reached = { databaseUrl: cluster.url, databaseTimeoutMs: 500, databaseConnections: 1 };
    api = await openApi({ ...reached, jwtKeys, clock, logger });
  });
  afterEach(() => thaw());
  afterAll(async () => {
    await api.close();
    await cluster.remove();
  });

  async function get(path: string) {
    const answer = await api.fetch(new Request(`http://api.invalid${path}`));
    const body = (await answer.json()) as { detail?: string; status?: string };
    return { status: answer.status, headers: answer.headers, body };
  }

  /** Asked until it is 200, since a statement must end within the short time that it has here. */
  const statusOf = async (path: string) => (await get(path)).status;

  async function freeze(): Promise<void> {
    const processes = await processesOf(cluster.url);
    for (const id of processes) process.kill(id, 'SIGSTOP');
    thaw = () => {
      for (const id of processes) process.kill(id, 'SIGCONT');
      thaw = () => undefined;
    };
  }

  async function expectOutage(): Promise<void> {
    const health = await get('/api/health/');
    expect([health.status, health.body.status, health.headers.get('retry-after')]).toEqual([503, 'down', '5']);
    expect(health.body.detail).toMatch(/^Our database isn’t responding/);
    // More requests than connections, so that some wait for one; all different, so that no response is cached.
    const paths = Array.from({ length: 8 }, () => `/api/bikes/?search=royal&min_price=${(asked += 1)}`);
    for (const { status, headers, body } of await Promise.all(paths.map(get))) {
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
      expect(body.detail).toBe(health.body.detail);
    }
  }

  it('is told to callers while it hangs, and answers again when it goes on', async () => {
    await expect.poll(() => statusOf('/api/bikes/')).toBe(200);
    await freeze();
    await expectOutage();
    thaw();
    await untilWell();
  });

  it('keeps nobody from what is cached, beyond a moment', async () => {
    await expect.poll(() => statusOf('/api/brands/')).toBe(200);
    await freeze();
    msAhead += 1001;
    const answered: number[] = [];
    const fetched = get('/api/bikes/?search=frozen').then(({ status }) => answered.push(status));
    const cached = get('/api/brands/').then(({ status }) => answered.push(status));
    await Promise.all([fetched, cached]);
    expect(answered).toEqual([200, 503]);
    thaw();
    await untilWell();
  });

  it('is told to callers while it is gone, and answers again when it is back', async () => {
    await cluster.stop();
    await expectOutage();
    await cluster.start();
    await untilWell();
    await expect.poll(() => statusOf('/api/bikes/?search=vega')).toBe(200);
  });

  it('fills no log, and nothing of what was asked is in it', async () => {
    await cluster.stop();
    const before = errors().length;
    await Promise.all(Array.from({ length: 50 }, (_, index) => get(`/api/bikes/nobody-${index}/`)));
    expect(errors().length).toBeGreaterThan(0);
    expect(errors().length - before).toBeLessThan(10);
    expect(JSON.stringify(errors())).not.toMatch(/royal|nobody/);
    await cluster.start();
    await untilWell();
  });

  const errors = () => lines.filter(({ msg }) => msg === 'the database does not answer');

  async function untilWell(): Promise<void> {
    await expect.poll(() => statusOf('/api/health/')).toBe(200);
    await expect.poll(() => statusOf('/api/cities/?search=delhi')).toBe(200);
  }
});

/** Returns the processes of a server: the main one, and those of its connections. */
async function processesOf(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::integer as id union all select pid from pg_stat_activity where pid <> pg_backend_pid()",
  );
  await client.end();
  return rows.map(({ id }) => id);
}
