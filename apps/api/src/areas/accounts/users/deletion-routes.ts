import { deletionSchema } from '@dopahiya/domain/inputs';
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
import type { SecondFactorService } from '../second-factor/second-factor-service.ts';
import type { KnownBrowsers } from '../sessions/known-browsers.ts';
import type { RefreshCookie } from '../sessions/refresh-cookie.ts';
import type { SignInTries } from '../sessions/sign-in-tries.ts';
import type { UserService } from './user-service.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Dependencies of the account deletion route. */
export interface DeletionRouteDeps {
  users: Pick<UserService, 'remove'>;
  secondFactors: Pick<SecondFactorService, 'prove'>;
  tries: SignInTries;
  cookie: RefreshCookie;
  browsers: KnownBrowsers;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'confirmations'>;
}

/** The route that deletes an account, `DELETE users/me`. */
export function deletionRoutes(deps: DeletionRouteDeps) {
  const { users, secondFactors, tries, cookie, browsers, authenticate, limits } = deps;
  return new Hono<ApiEnv>().use(noStore).delete(
    '/me',
    describeCall({
      group: 'Accounts',
      summary: 'Deletes the account, for which the password is asked once more',
      description: 'Where sign-ins ask for a code, so does this. Published reviews stay, without a name; others go.',
      answer: doneSchema,
      signedIn: true,
    }),
    limitRate(limits.writes),
    requireAuthor(authenticate),
    limitBody,
    readJson,
    validateInput('json', deletionSchema),
    limitRate(limits.confirmations, sessionSubject('account'), accountErrors.tooManyFromAccount),
    async (c) => {
      const { id, session } = c.var.author;
      const { password, code } = c.req.valid('json');
      const knownAs = `session ${session ?? 0}` as const;
      const prove = () => secondFactors.prove(id, { password, code });
      await (code === undefined ? prove() : tries.code(c, { id, knownAs, code }, prove));
      await users.remove(id);
      cookie.clear(c);
      browsers.forget(c);
      return c.json({ done: true });
    },
  );
}
