import type { MiddlewareHandler } from 'hono';
import { notFound, AppError } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import type { Authenticate } from '../../../core/http/authenticate.ts';
import { privateNoStore } from '../../../core/http/response-headers.ts';
import { deskErrors, errors } from '../../../core/texts/index.ts';
import type { Roles } from '../../accounts/index.ts';

/** Dependencies of the guard. */
export interface DeskGuardDeps {
  roles: Roles;
  authenticate: Authenticate;
}

/**
 * Middleware for the routes of the desk: responds 404 to everybody without a role at it, 403 without a recent code of a second factor. No
 * response may be cached, not even an error.
 */
export function deskGuard({ roles, authenticate }: DeskGuardDeps) {
  const requireRole: MiddlewareHandler<ApiEnv> = async (c, next) => {
    await roles.requireDesk(c.var.author);
    await next();
  };
  return [privateNoStore, requireSession(authenticate), requireRole] as const;
}

/** Middleware for users of the desk who have not given a code yet. */
export function deskRoleGuard({ roles, authenticate }: DeskGuardDeps) {
  const requireRole: MiddlewareHandler<ApiEnv> = async (c, next) => {
    await roles.requireDeskRole(c.var.author);
    await next();
  };
  return [privateNoStore, requireSession(authenticate), requireRole] as const;
}

/** Responds 404 to a request without a session, and 401 to one whose session or token has ended, so that it can be renewed. */
function requireSession(authenticate: Authenticate): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const author = await authenticate(c.req.raw);
    if (!author && c.req.header('authorization') === undefined) throw notFound(deskErrors.nothingHere);
    if (!author) throw new AppError(401, errors.signedOut);
    c.set('author', author);
    await next();
  };
}
