import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';

/**
 * Adds an ETag of the content to each cacheable response, and responds 304 if the client has it. A response that may not be cached gets
 * none: hashing takes longer than creating most of them.
 */
export const entityTag: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const tag = await tagOf(c);
  if (tag === undefined) return;
  c.header('etag', tag);
  if (!knows(c.req.header('if-none-match'), tag)) return;
  const { headers } = c.res;
  headers.delete('content-length');
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};

/** Checks whether `If-None-Match` includes this ETag. */
export function knows(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const names = new Set(ifNoneMatch.split(',').map((name) => name.trim().replace(/^W\//, '')));
  return names.has(tag) || names.has('*');
}

async function tagOf({ res }: Context<ApiEnv>): Promise<string | undefined> {
  if (res.status !== 200) return undefined;
  const own = res.headers.get('etag');
  if (own !== null) return own;
  if (!res.headers.get('cache-control')?.startsWith('public')) return undefined;
  return `"${hash('sha1', new Uint8Array(await res.clone().arrayBuffer()), 'hex')}"`;
}
