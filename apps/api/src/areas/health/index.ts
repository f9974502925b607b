import { defineArea } from '../../core/area.ts';
import { BikeRepository } from '../catalogue/index.ts';
import { healthRoutes } from './health-routes.ts';
import { HealthService } from './health-service.ts';

export { HealthService } from './health-service.ts';

/** Health check of the API. */
export const healthArea = defineArea({
  services: ({ database: { orm, name } }) => ({
    health: new HealthService(name, new BikeRepository(orm)),
  }),
  routes: ({ health }, { logger }) => [['/api/health', healthRoutes(health, logger)]],
});
