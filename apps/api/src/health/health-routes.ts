import { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import type { HealthService } from './health-service.ts';

/** The call `health/`: 200, or 503 while the database does not answer. */
export function healthRoutes(health: HealthService) {
  return new Hono<ApiEnv>().get('/', async (c) => {
    const answer = await health.check();
    c.header('cache-control', 'no-store');
    return c.json(answer, answer.status === 'ok' ? 200 : 503);
  });
}
