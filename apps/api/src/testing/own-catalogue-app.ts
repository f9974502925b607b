import { pino } from 'pino';
import { createApp } from '../app.ts';
import { createServices } from '../areas.ts';
import { createSources } from '../build-api.ts';
import { seedCatalogue } from '../areas/seeding/seed-catalogue.ts';
import type { Database } from '../core/database/open-database.ts';
import { readOwnCatalogue } from './test-databases.ts';
import { testLimits } from './test-limits.ts';

const plenty = { burst: 100_000, perSecond: 100_000 };

/** The app over our own catalogue, at a moment that never passes; nobody is asked to wait. An empty database is seeded with it. */
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
