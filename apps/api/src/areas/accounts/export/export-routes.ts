import { accountExportSchema } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { sessionSubject, type RateLimits } from '../../../core/limits/rate-limits.ts';
import type { ExportService } from './export-service.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Dependencies of the data export route. */
export interface ExportRouteDeps {
  exports: ExportService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'confirmations'>;
}

/** The route `users/me/export/`. */
export function exportRoutes({ exports, authenticate, limits }: ExportRouteDeps) {
  return new Hono<ApiEnv>().use(noStore).get(
    '/',
    describeCall({
      group: 'Accounts',
      summary: 'Everything that is stored of the user, as a file',
      answer: accountExportSchema,
      signedIn: true,
    }),
    requireAuthor(authenticate),
    limitRate(limits.confirmations, sessionSubject('export'), accountErrors.tooManyFromAccount),
    async (c) => {
      c.header('content-disposition', 'attachment; filename="dopahiya-my-data.json"');
      return c.json(await exports.everythingOf(c.var.author.id));
    },
  );
}
