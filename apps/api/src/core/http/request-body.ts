import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from './api-env.ts';
import { AppError, invalidFields, notFound, badRequest } from '../errors.ts';

const MAX_BYTES = 16 * 1024;

/** Refuses a body that is larger than any call needs. */
export const limitBody: MiddlewareHandler<ApiEnv> = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw new AppError(413, `The body is larger than ${MAX_BYTES / 1024} kB, the maximum. Send less.`);
  },
});

/** A character NUL as JSON writes it: no column holds one. Behind two backslashes stands the text `\\u0000`, which any may. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/;

/** Who sends a body and hangs up before its end: nobody reads the answer, and nothing of ours went wrong. */
const brokenOff = () => new AppError(400, 'We didn’t receive the whole request. Send it again.');

/** Reads the JSON object of a body before it is checked. @throws AppError 400 saying what keeps it from being one. */
export const readJson: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError(400, 'This call accepts JSON. Send the header content-type: application/json.');
  const text = await c.req.text().catch((error: unknown) => {
    throw error instanceof AppError ? error : brokenOff();
  });
  const body: unknown = await c.req.json().catch(() => {
    throw new AppError(400, 'The body must be JSON, for example {"name": "value"}.');
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError(400, 'The body must be an object, for example {"name": "value"}.');
  if (nul.test(text)) throw nulIn(Object.entries(body as Record<string, unknown>));
  await next();
};

/** Refuses an address, path or query, that holds what no column does. */
export const refuseNul: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { url } = c.req;
  if (url.includes('%00')) {
    const fields = [...new URL(url).searchParams].filter(([name, value]) => holdsNul(name) || holdsNul(value));
    throw fields.length > 0
      ? nulIn(fields)
      : notFound('There is nothing at this address: it contains a NUL character.');
  }
  await next();
};

const holdsNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

/** Says which fields hold the character; deep in a value it belongs to none that a call takes. */
function nulIn(fields: readonly (readonly [name: string, value: unknown])[]): AppError {
  const held = fields.filter(([name, value]) => holdsNul(value) && !holdsNul(name));
  if (held.length === 0) return badRequest('A name or a list contains a NUL character. Remove it.');
  return invalidFields(Object.fromEntries(held.map(([name]) => [name, ['Remove control characters.']])));
}
