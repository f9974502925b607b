import type { IncomingMessage } from 'node:http';

/** Checks that a request target is a path that browsers would not read as another server, like '//host' and '/\host'. */
const isPath = (target: string): boolean => /^\/(?![/\\])/.test(target);

/**
 * Validates the head of a request before anything uses it. Afterwards its `url` is a path with a query: the server of an absolute one (RFC
 * 9112, 3.2.2) is removed.
 * @returns why it is invalid; undefined if it is valid.
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

/** Counts the Host headers: Node keeps the first and drops the others silently. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
