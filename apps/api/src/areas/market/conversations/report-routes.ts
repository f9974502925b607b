import { reportSchema } from '@dopahiya/domain/inputs';
import { doneSchema } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { ReportService } from './report-service.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Dependencies of the report route. */
export interface ReportRouteDeps {
  reports: ReportService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'talks'>;
}

/** The route `reports/`: reports of other users' content. */
export function reportRoutes({ reports, authenticate, limits }: ReportRouteDeps) {
  return new Hono<ApiEnv>().post(
    '/',
    describeCall({
      group: 'Messages',
      signedIn: true,
      summary: 'Reports a conversation, a listing, a review, a photo or a figure; said again, it counts once',
      description: 'Needs a confirmed mail address, else 403.',
      answer: doneSchema,
      status: 201,
      missing: 'There is no such thing, or the user takes no part in it',
    }),
    noStore,
    limitRate(limits.writes),
    requireAuthor(authenticate),
    limitBody,
    readJson,
    validateInput('json', reportSchema),
    limitRate(limits.talks, (_, c) => `account ${c.var.author.id}`, accountErrors.tooManyFromAccount),
    async (c) => {
      await reports.add(c.var.author, c.req.valid('json'));
      return c.json({ done: true }, 201);
    },
  );
}
