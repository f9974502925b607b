import { healthSchema } from '@dopahiya/domain';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from '../http/api-env.ts';
import { describeCall } from '../http/openapi/describe-call.ts';
import type { HealthService } from './health-service.ts';

/** The call `health/`: 200, or 503 while the database does not answer. */
export function healthRoutes(health: HealthService, logger: Logger) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Service',
      summary: 'Whether the API reaches its database; 503 when it does not',
      answer: healthSchema,
    }),
    async (c) => {
      const answer = await health.check((err) => logger.error({ err }, 'the database does not answer'));
      c.header('cache-control', 'no-store');
      return c.json(answer, answer.status === 'ok' ? 200 : 503);
    },
  );
}
