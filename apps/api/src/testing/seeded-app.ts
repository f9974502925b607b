import { pino } from 'pino';
import type { AccountDeps } from '../areas/accounts/account-deps.ts';
import { type AppDeps, createApp } from '../app.ts';
import type { Database } from '../core/database/open-database.ts';
import { seededServices } from './seeded-services.ts';
import { createServices } from '../areas.ts';
import { createSources } from '../build-api.ts';
import { seedCatalogue } from '../areas/seeding/seed-catalogue.ts';
import { readOwnCatalogue } from './test-databases.ts';
import { testLimits } from './test-limits.ts';

/** API response with its parsed body. */
interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Requests to an app over the made-up catalogue; the caller declares the type of each response. */
export interface SeededApp {
  app: ReturnType<typeof createApp>;
  get: <Body = unknown>(path: string, headers?: Record<string, string>) => Promise<Answer<Body>>;
  post: <Body = unknown>(path: string, json: unknown, address?: string) => Promise<Answer<Body>>;
}

/** Creates the app over the made-up catalogue, with a fixed clock. */
export async function seededApp(
  database: Database,
  now = new Date('2026-11-21T12:00:00+05:30'),
  deps: Partial<AppDeps> = {},
  accounts?: AccountDeps,
  mailTo?: string,
): Promise<SeededApp> {
  const clock = () => now;
  const services = await seededServices(database, now, { ...(accounts && { accounts }), mailTo });
  const app = createApp({ services, logger: pino({ level: 'silent' }), clock, ...deps });
  const read = async <Body>(answer: Response): Promise<Answer<Body>> => {
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: (text && JSON.parse(text)) as Body };
  };
  return {
    app,
    get: async (path, headers = {}) => read(await app.request(path, { headers })),
    post: async (path, json, address) => {
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
      return read(await app.request(path, request, { address }));
    },
  };
}

const plenty = { burst: 100_000, perSecond: 100_000 };

/** Creates the app over our own catalogue, with a fixed clock and rate limits that tests never reach. Seeds an empty database. */
export async function ownCatalogueApp(
  database: Database,
  now = new Date('2026-11-21T12:00:00+05:30'),
): Promise<ReturnType<typeof createApp>> {
  await seedCatalogue(database, await readOwnCatalogue());
  const clock = () => new Date(now);
  const services = createServices(createSources(database, clock));
  const limits = testLimits({ chats: plenty, reads: plenty, writes: plenty });
  return createApp({ services, logger: pino({ level: 'silent' }), clock, limits });
}
