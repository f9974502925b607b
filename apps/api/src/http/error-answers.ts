import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './api-env.ts';
import { AppError, notFound } from './app-error.ts';

const unexpected = new AppError(500, 'Something went wrong on our side. Please try again.');
const noRoute = notFound('There is nothing at this address. Check it against the list of calls in the API’s README.');

/** Turns whatever a call throws into `{field: [text]}` or `{detail}`; what no rule threw is logged with its stack. */
export function answerError(logger: Logger): ErrorHandler<ApiEnv> {
  return (error, c) => {
    const known = error instanceof AppError;
    if (!known) logger.error({ requestId: c.var.requestId, err: error }, 'unexpected error');
    const { status, message, fields } = known ? error : unexpected;
    c.header('cache-control', 'no-store');
    return c.json(fields ?? { detail: message, request_id: c.var.requestId }, status);
  };
}

/** Answers an address that no route has. */
export const answerNoRoute: NotFoundHandler<ApiEnv> = () => {
  throw noRoute;
};
