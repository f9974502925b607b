import { languageOf } from './request-language.ts';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/database-error.ts';
import { AppError } from '../errors.ts';
import type { ApiEnv } from './api-env.ts';
import { ThrottledLog } from '../log/throttled-log.ts';
import { errors } from '../texts/index.ts';

/** Retry delay in seconds while the database is unavailable: it usually restarts within seconds. */
export const UNAVAILABLE_SECONDS = 5;

/** Response while the database is unavailable. */
export const unavailable = new AppError(503, errors.databaseDown);

const unexpected = new AppError(500, errors.unexpected);

/** Turns any error into a `{field: [text]}` or `{detail}` response; unexpected errors are logged with their stack. */
export function answerError(logger: Logger): ErrorHandler<ApiEnv> {
  const outages = new ThrottledLog(logger);
  return (err, c) => {
    const { requestId } = c.var;
    const known = knownError(err);
    if (known === unavailable) {
      outages.error({ requestId, err }, 'the database does not answer');
      c.header('retry-after', String(UNAVAILABLE_SECONDS));
    } else if (known === unexpected) {
      logger.error({ requestId, err }, 'unexpected error');
    } else if (known.status === 503) {
      c.header('retry-after', String(UNAVAILABLE_SECONDS));
    }
    const { detail, fields } = known.in(languageOf(c));
    c.header('cache-control', 'no-store');
    return c.json(fields ?? { detail, request_id: requestId }, known.status);
  };
}

function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isUnavailable(error) ? unavailable : unexpected;
}

/** Responds 404 to an address without a route. */
export const answerNoRoute: NotFoundHandler<ApiEnv> = (c) => {
  c.header('cache-control', 'no-store');
  return c.json({ detail: errors.noCall[languageOf(c)], request_id: c.var.requestId }, 404);
};

/** Responds 405 to a method that a route does not support, listing those it does. */
export function answerMethod(c: Context<ApiEnv>, methods: string[]): Response {
  const allowed = methods.toSorted().join(', ');
  c.header('cache-control', 'no-store');
  c.header('allow', allowed);
  const { [languageOf(c)]: detail } = errors.methodNotAllowed(c.req.method, allowed);
  return c.json({ detail, request_id: c.var.requestId }, 405);
}
