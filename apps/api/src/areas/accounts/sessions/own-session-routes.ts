import { doneSchema, sessionSchema, type SignedInSession } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import * as z from 'zod';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import type { SessionService } from './session-service.ts';
import { readRowId } from '../../../core/row-id.ts';
import type { Author } from '../../../core/author.ts';
import type { SessionRow } from './session-repository.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Dependencies of the routes for a user's own sessions. */
export interface OwnSessionRouteDeps {
  sessions: SessionService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes'>;
}

/** Routes under `users/me/sessions/`. */
export function ownSessionRoutes({ sessions, authenticate, limits }: OwnSessionRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  return new Hono<ApiEnv>()
    .use(noStore)
    .get(
      '/',
      describeCall({
        group: 'Accounts',
        summary: 'Where the user is signed in, seen last first',
        answer: z.array(sessionSchema as never),
        signedIn: true,
      }),
      signedIn,
      async (c) => {
        const rows = await sessions.list(c.var.author.id);
        return c.json(rows.map((row) => presentSession(row, c.var.author)));
      },
    )
    .delete(
      '/',
      describeCall({ group: 'Accounts', summary: 'Ends every other session', answer: doneSchema, signedIn: true }),
      limitRate(limits.writes),
      signedIn,
      async (c) => {
        await sessions.endOthers(c.var.author);
        return c.json({ done: true });
      },
    )
    .delete(
      '/:id',
      describeCall({
        group: 'Accounts',
        summary: 'Ends one session',
        answer: doneSchema,
        signedIn: true,
        missing: 'There is no such session',
      }),
      limitRate(limits.writes),
      signedIn,
      async (c) => {
        await sessions.end(c.var.author.id, sessionId(c.req.param('id')));
        return c.json({ done: true });
      },
    );
}

/** Parses a session id in a URL. @throws AppError 404 if it is not a valid row id. */
function sessionId(text: string): number {
  const id = readRowId(text);
  if (id !== undefined) return id;
  throw notFound(accountErrors.deviceSignedOut);
}

/** Returns a session as shown to its owner. */
function presentSession({ id, device, created_at, seen_at }: SessionRow, author: Author): SignedInSession {
  const moments = { created_at: created_at.toISOString(), seen_at: seen_at.toISOString() };
  return { id, device, ...moments, is_current: id === author.session };
}
