import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ApiEnv } from './api-env.ts';
import { cataloguePolicy } from './cache-policy.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** As long as a cache in between may keep an answer: what changes without the catalogue is seen after that. */
const KEPT_MS = 60_000;
const LONGEST_ADDRESS = 1000;

/** An answer as it goes out. */
interface KeptAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Names what the catalogue says now: another name means that every answer may be another. */
export type CurrentEdition = () => Promise<string>;

/**
 * Keeps the finished answers that follow from the catalogue alone, those asked for most lately, for at most a minute and
 * no longer than the catalogue stays as it is.
 */
export function answerCache(currentEdition: CurrentEdition): MiddlewareHandler<ApiEnv> {
  const answers = new LRUCache<string, KeptAnswer>({ maxSize: MAX_BYTES, ttl: KEPT_MS, sizeCalculation: sizeOf });
  return async (c, next) => {
    const address = addressOf(c.req.url);
    if (c.req.method !== 'GET' || !address.startsWith('/api/') || address.length > LONGEST_ADDRESS) return next();
    const key = `${await currentEdition()} ${address}`;
    const kept = answers.get(key);
    if (kept) return send(c, kept);
    await next();
    const made = await finished(c.res);
    if (made) answers.set(key, made);
    return undefined;
  };
}

/** Path and query of an address; parsing it whole would take longer than sending the answer. */
const addressOf = (url: string): string => url.slice(url.indexOf('/', 'https://'.length));

function sizeOf({ body }: KeptAnswer, key: string): number {
  return body.byteLength + key.length + 500;
}

function send(c: Context<ApiEnv>, { body, headers }: KeptAnswer): Response {
  const isKnown = c.req.header('if-none-match')?.includes(String(headers['etag']));
  return isKnown ? c.body(null, 304, headers) : c.body(body, 200, headers);
}

async function finished(answer: Response): Promise<KeptAnswer | undefined> {
  const { status, headers } = answer;
  if (status !== 200 || headers.get('cache-control') !== cataloguePolicy) return undefined;
  const kept = ['content-type', 'etag', 'cache-control'].map((name) => [name, headers.get(name) ?? '']);
  return { body: new Uint8Array(await answer.clone().arrayBuffer()), headers: Object.fromEntries(kept) };
}
