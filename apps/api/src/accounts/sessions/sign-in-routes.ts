import { accessSchema, signInSchema } from '@dopahiya/domain';
import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { noStore } from '../../http/no-store.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { limitBody, readJson } from '../../http/request-body.ts';
import { validateInput } from '../../http/validate-input.ts';
import { keyOf } from '../users/user-query.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import { credentialsSchema, secondStepCodeSchema } from './session-query.ts';
import type { Grant, SessionService } from './session-service.ts';

/** What the calls that begin a session work with. */
export interface SignInRouteParts {
  sessions: SessionService;
  cookie: RefreshCookie;
  limits: Pick<RateLimits, 'signIns' | 'accountSignIns' | 'secondFactors'>;
}

/** Calls under `token/` that begin a session: its refresh token goes out in a cookie, and never in a body. */
export function signInRoutes({ sessions, cookie, limits }: SignInRouteParts) {
  /** What the browser was signed in to before is over: its cookie has room for one session. */
  const give = async (c: Context<ApiEnv>, grant: Grant) => {
    await sessions.signOut(cookie.read(c));
    return cookie.give(c, grant);
  };
  return new Hono<ApiEnv>()
    .use(noStore)
    .post(
      '/',
      describeCall({
        group: 'Accounts',
        summary: 'Signs in; where the account asks for a code too, gives a `ticket` for `second-step/`',
        answer: signInSchema,
        signedIn: true,
      }),
      limitRate(limits.signIns),
      limitBody,
      readJson,
      validateInput('json', credentialsSchema),
      async (c, next) => {
        const { username } = c.req.valid('json');
        await limitRate(limits.accountSignIns, () => `account ${keyOf(username)}`, 'this account')(c, next);
      },
      async (c) => {
        const answer = await sessions.signIn(c.req.valid('json'), c.req.header('user-agent'));
        return 'ticket' in answer ? c.json(answer) : give(c, answer);
      },
    )
    .post(
      '/second-step',
      describeCall({
        group: 'Accounts',
        summary: 'Signs in by the ticket for the right password, and a code of the app or a recovery code',
        answer: accessSchema,
        signedIn: true,
      }),
      limitRate(limits.signIns),
      limitBody,
      readJson,
      validateInput('json', secondStepCodeSchema),
      async (c, next) => {
        const { id } = await sessions.holderOf(c.req.valid('json').ticket);
        await limitRate(limits.secondFactors, () => `second factor ${id}`, 'this account')(c, next);
      },
      async (c) => give(c, await sessions.takeSecondStep(c.req.valid('json'), c.req.header('user-agent'))),
    );
}
