import { accessSchema, doneSchema } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import type { SessionService } from './session-service.ts';

/** Dependencies of the routes for the cookie's session. */
export interface SessionRouteDeps {
  sessions: SessionService;
  cookie: RefreshCookie;
  limits: Pick<RateLimits, 'writes'>;
}

/** Routes under `token/` that use the session cookie. */
export function sessionRoutes({ sessions, cookie, limits }: SessionRouteDeps) {
  return new Hono<ApiEnv>()
    .use(noStore)
    .get(
      '/',
      describeCall({
        group: 'Accounts',
        summary: 'Whether the cookie of a session comes with the call, which exchanges nothing',
        description: 'A browser that keeps no cookies is told from others by this right after a sign-in.',
        answer: doneSchema,
        signedIn: true,
      }),
      async (c) => {
        await sessions.requireToken(cookie.read(c));
        return c.json({ done: true });
      },
    )
    .post(
      '/refresh',
      describeCall({
        group: 'Accounts',
        summary: 'A new access token for the session of the cookie, which is exchanged; takes no body',
        description:
          'A cookie that was exchanged before is exchanged once more while nobody has used what it was exchanged for: that answer was lost, and is void from then on. After that it ends its session: somebody else has it too.',
        answer: accessSchema,
        signedIn: true,
      }),
      limitRate(limits.writes),
      async (c) => {
        try {
          return c.json(cookie.keep(c, await sessions.refresh(cookie.read(c))));
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
