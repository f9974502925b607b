import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './api-env.ts';
import { AppError } from '../errors.ts';

const unexpected = new AppError(500, 'Something went wrong on our side. Please try again.');
const noRoute = 'There is nothing at this address. The list of all calls is at /api/docs/.';

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
export const answerNoRoute: NotFoundHandler<ApiEnv> = (c) => {
  c.header('cache-control', 'no-store');
  return c.json({ detail: noRoute, request_id: c.var.requestId }, 404);
};

/** Answers a method that an address does not take, naming those that it takes. */
export function answerMethod(c: Context<ApiEnv>, methods: string[]): Response {
  const allowed = methods.toSorted().join(', ');
  c.header('cache-control', 'no-store');
  c.header('allow', allowed);
  const detail = `This address does not take ${c.req.method}. Use one of: ${allowed}.`;
  return c.json({ detail, request_id: c.var.requestId }, 405);
}
