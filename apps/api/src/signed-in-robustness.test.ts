import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Author } from './core/author.ts';
import { sessions } from './core/database/account-schema.ts';
import type { Database } from './core/database/open-database.ts';
import type { OpenApiDocument } from './core/http/openapi/openapi-document.ts';
import { asha } from './testing/account-browser.ts';
import { moderatorBrowser } from './testing/moderator-browser.ts';
import { randomRequests } from './testing/random-requests.ts';
import { type SeededApp, seededApp } from './testing/seeded-app.ts';
import { openTestDatabase } from './testing/test-databases.ts';
import { testLimits } from './testing/test-limits.ts';

/** Set `SIGNED_IN_REQUESTS` to 10,000 for a long run by hand. */
const REQUESTS = Number(process.env['SIGNED_IN_REQUESTS'] ?? 500);
const SEED = 20_261_123;
/** Account routes and what belongs to the account, reviews, and moderation. */
const PATHS = /^\/api\/(token|users|reviews|conversations|reports|moderation)\//;

describe('calls of accounts', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    const plenty = { burst: 100_000, perSecond: 1000 };
    const names = ['writes', 'talks', 'reviews', 'signIns', 'accountSignIns', 'registrations', 'recoveries'] as const;
    const more = ['addressRecoveries', 'confirmations'] as const;
    const limits = testLimits(Object.fromEntries([...names, ...more].map((name) => [name, plenty])));
    let author: Author | undefined;
    api = await seededApp(database, undefined, { limits, authenticate: () => Promise.resolve(author) });
    await moderatorBrowser(api, database, asha);
    const [session] = await database.orm.select().from(sessions);
    author = { id: session?.user_id ?? 0, name: 'Asha', session: session?.id };
  });
  afterAll(() => database.close());

  it('keeps its answers to who is signed in out of every cache', async () => {
    const { body: document } = await api.get<OpenApiDocument>('/api/openapi.json');
    const own = Object.entries(document.paths)
      .filter(([, calls]) => calls?.get?.responses?.['401'])
      .map(([path]) => `${path}?bike=vega-110&kind=model`);
    const answers = await Promise.all(own.map((path) => api.get(path)));
    const stored = answers.map(({ status, headers }, index) => [own[index], status, headers.get('cache-control')]);
    expect(stored.filter(([, status]) => status === 200).length).toBeGreaterThan(10);
    expect(stored.filter(([, , policy]) => !String(policy).includes('no-store'))).toEqual([]);
  });

  it(`answers ${REQUESTS} random requests of who is signed in`, { timeout: 1_200_000 }, async () => {
    const { body: document } = await api.get<OpenApiDocument>('/api/openapi.json');
    const requests = randomRequests(document, SEED, PATHS);
    const statuses: Record<number, number> = {};
    const failures: string[] = [];
    for (let count = 0; count < REQUESTS; count++) {
      const { path, init } = requests.next().value;
      const { status } = await api.app.request(path, init);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) failures.push(`${init.method} ${path}: ${JSON.stringify(init.body)}`.slice(0, 300));
    }
    expect(failures).toEqual([]);
    for (const status of [200, 400, 404]) expect(statuses[status]).toBeGreaterThan(REQUESTS / 100);
  });
});
