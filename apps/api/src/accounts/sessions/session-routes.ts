import { accessSchema, doneSchema } from '@dopahiya/domain';
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
import { credentialsSchema } from './session-query.ts';
import type { Grant, SessionService } from './session-service.ts';

/** What the calls about sessions work with. */
export interface SessionRouteParts {
  sessions: SessionService;
  cookie: RefreshCookie;
  limits: Pick<RateLimits, 'writes' | 'signIns' | 'accountSignIns'>;
}

/** Calls under `token/`: the refresh token comes and goes in a cookie, and never in a body. */
export function sessionRoutes({ sessions, cookie, limits }: SessionRouteParts) {
  const give = (c: Context<ApiEnv>, { refresh, ...answer }: Grant) => {
    cookie.write(c, refresh);
    return c.json(answer);
  };
  return new Hono<ApiEnv>()
    .use(noStore)
    .post(
      '/',
      describeCall({ group: 'Accounts', summary: 'Signs in', answer: accessSchema, signedIn: true }),
      limitRate(limits.signIns),
      limitBody,
      readJson,
      validateInput('json', credentialsSchema),
      async (c, next) => {
        const { username } = c.req.valid('json');
        await limitRate(limits.accountSignIns, () => `account ${keyOf(username)}`, 'this account')(c, next);
      },
      async (c) => give(c, await sessions.signIn(c.req.valid('json'), c.req.header('user-agent'))),
    )
    .post(
      '/refresh',
      describeCall({
        group: 'Accounts',
        summary: 'A new access token for the session of the cookie, which is exchanged; takes no body',
        description: 'A cookie that was exchanged before ends its session: somebody else has it too.',
        answer: accessSchema,
        signedIn: true,
      }),
      limitRate(limits.writes),
      async (c) => {
        try {
          return give(c, await sessions.refresh(cookie.read(c)));
        } catch (error) {
          if (isOver(error)) cookie.clear(c);
          throw error;
        }
      },
    )
    .post(
      '/logout',
      describeCall({ group: 'Accounts', summary: 'Ends the session of the cookie; takes no body', answer: doneSchema }),
      limitRate(limits.writes),
      async (c) => {
        await sessions.signOut(cookie.read(c));
        cookie.clear(c);
        return c.json({ done: true });
      },
    );
}

const isOver = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 401;
