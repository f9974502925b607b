import type { MiddlewareHandler } from 'hono';
import type { Author } from '../author.ts';
import type { ApiEnv } from './api-env.ts';
import { AppError } from '../errors.ts';

/** Tells who sent a request; undefined when nobody is signed in, or the session is over. */
export type Authenticate = (request: Request) => Promise<Author | undefined>;

/** Goes by the access token that a request bears. */
export function byAccessToken(authorOf: (token: string) => Promise<Author | undefined>): Authenticate {
  return async ({ headers }) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
    return token === undefined ? undefined : authorOf(token);
  };
}

/** Middleware that lets only signed-in users through, and answers 401 to others. */
export function requireAuthor(authenticate: Authenticate): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const author = await authenticate(c.req.raw);
    if (!author) throw new AppError(401, 'You’re signed out. Sign in and try again.');
    c.set('author', author);
    await next();
  };
}
