import { doneSchema } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { sessionSubject, type RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { KnownBrowsers } from '../sessions/known-browsers.ts';
import { checkedPasswordChangeSchema } from '../checked-input.ts';
import type { RecoveryService } from './recovery-service.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Dependencies of the password change route. */
export interface PasswordChangeDeps {
  recovery: Pick<RecoveryService, 'change'>;
  browsers: KnownBrowsers;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'confirmations'>;
}

/** The route `users/change-password/`. */
export function passwordChangeRoutes({ recovery, browsers, authenticate, limits }: PasswordChangeDeps) {
  return new Hono<ApiEnv>().use(noStore).post(
    '/change-password',
    describeCall({
      group: 'Accounts',
      summary: 'Changes the password, for which the old one is asked, and ends all other sessions',
      answer: doneSchema,
      signedIn: true,
    }),
    limitRate(limits.writes),
    requireAuthor(authenticate),
    limitBody,
    readJson,
    validateInput('json', checkedPasswordChangeSchema),
    limitRate(limits.confirmations, sessionSubject('account'), accountErrors.tooManyFromAccount),
    async (c) => {
      const user = await recovery.change(c.var.author, c.req.valid('json'));
      if (user) browsers.remember(c, user);
      return c.json({ done: true });
    },
  );
}
