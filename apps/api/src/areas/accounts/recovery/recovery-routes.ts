import { forgotSchema, verificationSchema } from '@dopahiya/domain/inputs';
import { doneSchema, verifiedSchema } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate, type SubjectOf } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { KnownBrowsers } from '../sessions/known-browsers.ts';
import { checkedResetSchema } from '../checked-input.ts';
import type { RecoveryService } from './recovery-service.ts';
import { keyOf } from '../../../core/names/account-names.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Dependencies of the recovery routes. */
export interface RecoveryRouteDeps {
  recovery: RecoveryService;
  browsers: KnownBrowsers;
  limits: Pick<RateLimits, 'writes' | 'recoveries' | 'addressRecoveries'>;
}

/** Routes under `users/` for links in mails: password reset and email confirmation. */
export function recoveryRoutes({ recovery, browsers, limits }: RecoveryRouteDeps) {
  const done = { done: true };
  return new Hono<ApiEnv>()
    .use(noStore)
    .post(
      '/forgot-password',
      describeCall({
        group: 'Accounts',
        summary: 'Sends a link to a new password, if the mail address is known; the answer is the same if not',
        answer: doneSchema,
      }),
      limitRate(limits.writes),
      limitBody,
      readJson,
      validateInput('json', forgotSchema),
      limitRate(limits.recoveries),
      async (c, next) => {
        const { email } = c.req.valid('json');
        const subjectOf: SubjectOf = (client) => client && `${client} mail ${keyOf(email)}`;
        await limitRate(limits.addressRecoveries, subjectOf, accountErrors.tooManyForAddress)(c, next);
      },
      async (c) => {
        await recovery.forgot(c.req.valid('json').email);
        return c.json(done);
      },
    )
    .post(
      '/reset-password',
      describeCall({ group: 'Accounts', summary: 'Chooses a new password by the token of a link', answer: doneSchema }),
      limitRate(limits.writes),
      limitBody,
      readJson,
      validateInput('json', checkedResetSchema),
      limitRate(limits.recoveries),
      async (c) => {
        browsers.remember(c, await recovery.reset(c.req.valid('json')));
        return c.json(done);
      },
    )
    .post(
      '/verify-email',
      describeCall({
        group: 'Accounts',
        summary: 'Confirms a mail address by the token of a link; `waits` when another one is to be confirmed too',
        answer: verifiedSchema,
      }),
      limitRate(limits.writes),
      limitBody,
      readJson,
      validateInput('json', verificationSchema),
      async (c) => {
        const { waits } = await recovery.verify(c.req.valid('json').token);
        return c.json({ ...done, waits });
      },
    );
}
