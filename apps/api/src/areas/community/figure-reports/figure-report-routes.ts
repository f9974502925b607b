import { figureReportSchema } from '@dopahiya/domain/inputs';
import { storedReportSchema } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { FigureReportService } from './figure-report-service.ts';

/** Routes of `figure-reports/`: reports of wrong bike figures. Nothing about the visitor is stored. */
export function figureReportRoutes(reports: FigureReportService, limits: Pick<RateLimits, 'writes' | 'reports'>) {
  return new Hono<ApiEnv>().post(
    '/',
    describeCall({
      group: 'Bikes',
      summary: 'Stores that a figure of a bike is wrong, for us to look into',
      answer: storedReportSchema,
    }),
    limitRate(limits.writes),
    limitBody,
    readJson,
    validateInput('json', figureReportSchema),
    limitRate(limits.reports),
    async (c) => {
      await reports.report(c.req.valid('json'));
      c.header('cache-control', 'no-store');
      return c.json({ stored: true });
    },
  );
}
