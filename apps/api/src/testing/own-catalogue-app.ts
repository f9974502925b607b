import { pino } from 'pino';
import { createApp } from '../app.ts';
import { createServices } from '../areas.ts';
import { createSources } from '../build-api.ts';
import { ownCatalogue } from '../catalogue/own-catalogue.ts';
import { readCatalogue } from '../catalogue/seeding/read-catalogue.ts';
import { seedCatalogue } from '../catalogue/seeding/seed-catalogue.ts';
import type { Database } from '../db/open-database.ts';
import { testLimits } from './test-limits.ts';

const plenty = { burst: 100_000, perSecond: 100_000 };

/** The app over our own catalogue, seeded into an empty database, at a moment that never passes; nobody is asked to wait. */
export async function ownCatalogueApp(database: Database): Promise<ReturnType<typeof createApp>> {
  const { catalogue } = await readCatalogue(ownCatalogue);
  await seedCatalogue(database, catalogue);
  const clock = () => new Date('2026-11-21T12:00:00+05:30');
  const services = createServices(createSources(database, clock));
  const limits = testLimits({ chats: plenty, reads: plenty, writes: plenty });
  return createApp({ services, logger: pino({ level: 'silent' }), clock, limits });
}
