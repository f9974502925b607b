import type { MiddlewareHandler } from 'hono';
import type { Author } from '../author.ts';
import type { ApiEnv } from './api-env.ts';
import { AppError } from '../errors.ts';

/** Tells who sent a request; undefined when nobody is signed in, or the session is over. */
export type Authenticate = (request: Request) => Promise<Author | undefined>;

/** Takes every request for one that nobody signed in for: what an API without accounts knows of its visitors. */
export const knowsNobody: Authenticate = () => Promise.resolve(undefined);

/** Middleware that lets only signed-in users through, and answers 401 to others. */
export function requireAuthor(authenticate: Authenticate): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const author = await authenticate(c.req.raw);
    if (!author) throw new AppError(401, 'Nobody is signed in, or the session is over. Sign in and send it again.');
    c.set('author', author);
    await next();
  };
}
