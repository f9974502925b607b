import type { IncomingMessage } from 'node:http';

/** A path, which the browser of whoever is led there takes for nothing else: '//host' and '/\host' name another server. */
const isPath = (target: string): boolean => /^\/(?![/\\])/.test(target);

/**
 * Reads the head of a request before anything goes by it. From here on its `url` is a path with a query: one that names a
 * server too (RFC 9112, 3.2.2) has lost that.
 * @returns what keeps it from being read; undefined when nothing does.
 */
export function validateRequestHead(request: IncomingMessage): string | undefined {
  const path = pathOf(request.url ?? '');
  if (path === undefined) return 'Its address is none';
  if (countHosts(request) > 1) return 'It has more than one Host header';
  request.url = path;
  return undefined;
}

function pathOf(target: string): string | undefined {
  const path = /^https?:\/\/[^/]/i.test(target) ? pathOfAddress(target) : target;
  return path !== undefined && isPath(path) ? path : undefined;
}

function pathOfAddress(target: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Node keeps the first of several and says nothing of the others. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
