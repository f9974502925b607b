import { inputErrors } from '@dopahiya/domain/inputs';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from './api-env.ts';
import { AppError, invalidFields, notFound, badRequest } from '../errors.ts';
import { errors } from '../texts/index.ts';

const MAX_BYTES = 16 * 1024;

/** Rejects a body that is larger than this number of bytes. */
export const limitBodyTo = (maxSize: number): MiddlewareHandler<ApiEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError(413, errors.bodyTooLarge(Math.round(maxSize / 1024)));
    },
  });

/** Rejects a body that is larger than most routes need. */
export const limitBody = limitBodyTo(MAX_BYTES);

/** NUL character in JSON, which no column can store. After two backslashes it is the literal text `\\u0000`, which is allowed. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/;

/** Error for a client that disconnects before the end of its body: nobody reads the response, and it is no server error. */
const brokenOff = () => new AppError(400, errors.brokenOff);

/** Parses the JSON object of a body before validation. @throws AppError 400 if it is not one. */
export const readJson: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError(400, errors.jsonOnly);
  const text = await c.req.text().catch((error: unknown) => {
    throw error instanceof AppError ? error : brokenOff();
  });
  const body: unknown = await c.req.json().catch(() => {
    throw new AppError(400, errors.noJson);
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError(400, errors.noObject);
  if (nul.test(text)) throw nulIn(Object.entries(body as Record<string, unknown>));
  await next();
};

/** Rejects a path or query with a NUL character, which no column can store. */
export const refuseNul: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { url } = c.req;
  if (url.includes('%00')) {
    const fields = [...new URL(url).searchParams].filter(([name, value]) => holdsNul(name) || holdsNul(value));
    throw fields.length > 0 ? nulIn(fields) : notFound(errors.nulInAddress);
  }
  await next();
};

const holdsNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

/** Creates the error that names the fields with a NUL character; nested values belong to no field of a route. */
function nulIn(fields: readonly (readonly [name: string, value: unknown])[]): AppError {
  const held = fields.filter(([name, value]) => holdsNul(value) && !holdsNul(name));
  if (held.length === 0) return badRequest(errors.nulInName);
  return invalidFields(Object.fromEntries(held.map(([name]) => [name, [inputErrors.controls]])));
}
