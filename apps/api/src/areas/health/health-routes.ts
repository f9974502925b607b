import { healthSchema } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { languageOf } from '../../core/http/request-language.ts';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { UNAVAILABLE_SECONDS, unavailable } from '../../core/http/error-answers.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { ThrottledLog } from '../../core/log/throttled-log.ts';
import type { HealthService } from './health-service.ts';

/** Route `health/`: responds 200, or 503 while the database is unavailable. */
export function healthRoutes(health: HealthService, logger: Logger) {
  const log = new ThrottledLog(logger);
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Service',
      summary: 'Whether the API reaches its database; 503 when it does not',
      answer: healthSchema,
      limited: false,
    }),
    async (c) => {
      const answer = await health.check((err) => log.error({ err }, 'the database does not answer'));
      c.header('cache-control', 'no-store');
      if (answer.status === 'ok') return c.json(answer);
      c.header('retry-after', String(UNAVAILABLE_SECONDS));
      return c.json({ ...answer, detail: unavailable.in(languageOf(c)).detail, request_id: c.var.requestId }, 503);
    },
  );
}
