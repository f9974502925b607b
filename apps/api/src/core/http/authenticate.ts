import type { MiddlewareHandler } from 'hono';
import type { Author } from '../author.ts';
import type { ApiEnv } from './api-env.ts';
import { AppError } from '../errors.ts';
import { errors } from '../texts/index.ts';

/** Returns the sender of a request; undefined if nobody is signed in or the session has ended. */
export type Authenticate = (request: Request) => Promise<Author | undefined>;

/** Authenticates by the bearer access token of a request. */
export function byAccessToken(authorOf: (token: string) => Promise<Author | undefined>): Authenticate {
  return async ({ headers }) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
    return token === undefined ? undefined : authorOf(token);
  };
}

/** Middleware that requires a signed-in user; responds 401 otherwise. */
export function requireAuthor(authenticate: Authenticate): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const author = await authenticate(c.req.raw);
    if (!author) throw new AppError(401, errors.signedOut);
    c.set('author', author);
    await next();
  };
}
