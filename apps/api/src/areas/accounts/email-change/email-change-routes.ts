import { emailChangeSchema } from '@dopahiya/domain/inputs';
import { doneSchema } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate, type SubjectOf } from '../../../core/limits/rate-limit.ts';
import { sessionSubject, type RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { EmailChangeService } from './email-change-service.ts';
import { keyOf } from '../../../core/names/account-names.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Dependencies of the email change route. */
export interface EmailChangeRouteDeps {
  emailChanges: EmailChangeService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'confirmations' | 'addressRecoveries'>;
}

/** The route `users/change-email/`. */
export function emailChangeRoutes({ emailChanges, authenticate, limits }: EmailChangeRouteDeps) {
  return new Hono<ApiEnv>().use(noStore).post(
    '/change-email',
    describeCall({
      group: 'Accounts',
      summary: 'Asks for another mail address, for which the password is asked',
      description: 'A link goes to each of the two addresses; the change takes effect when both were followed.',
      answer: doneSchema,
      signedIn: true,
    }),
    limitRate(limits.writes),
    requireAuthor(authenticate),
    limitBody,
    readJson,
    validateInput('json', emailChangeSchema),
    limitRate(limits.confirmations, sessionSubject('account'), accountErrors.tooManyFromAccount),
    async (c, next) => {
      const { email } = c.req.valid('json');
      const subjectOf: SubjectOf = (client) => client && `${client} mail ${keyOf(email)}`;
      await limitRate(limits.addressRecoveries, subjectOf, accountErrors.tooManyForAddress)(c, next);
    },
    async (c) => {
      await emailChanges.ask(c.var.author, c.req.valid('json'));
      return c.json({ done: true });
    },
  );
}
