import type { Logger } from 'pino';
import { createApp, type Services } from './app.ts';
import { BikeRepository } from './catalogue/bikes/bike-repository.ts';
import { BikeService } from './catalogue/bikes/bike-service.ts';
import { BrandRepository } from './catalogue/brands/brand-repository.ts';
import { BrandService } from './catalogue/brands/brand-service.ts';
import { CityRepository } from './catalogue/cities/city-repository.ts';
import { CityService } from './catalogue/cities/city-service.ts';
import type { Clock } from './clock.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { HealthService } from './health/health-service.ts';
import { DrawingRepository } from './media/drawing-repository.ts';
import { DrawingService } from './media/drawing-service.ts';
import type { Api, ApiSettings } from './open-api.ts';

/** Puts database, services and app together. */
export async function buildApi({ logger, clock = () => new Date(), ...settings }: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  const services = createServices(database, clock);
  await warnWhenEmpty(services.health, logger);
  const app = createApp({ services, logger });
  return { fetch: async (request) => app.fetch(request), close: () => database.close() };
}

/** The services over an open database. */
export function createServices({ orm, name }: Database, clock: Clock): Services {
  const bikes = new BikeRepository(orm);
  const brands = new BrandRepository(orm);
  return {
    bikes: new BikeService({ bikes, brands, clock }),
    brands: new BrandService(brands),
    cities: new CityService(new CityRepository(orm)),
    drawings: new DrawingService(new DrawingRepository(orm)),
    health: new HealthService(name, bikes),
  };
}

async function warnWhenEmpty(health: HealthService, logger: Logger): Promise<void> {
  const { bikes } = await health.check();
  if (bikes === 0) logger.warn('The catalogue is empty: stop this process, run pnpm db:seed, and start it again.');
}
