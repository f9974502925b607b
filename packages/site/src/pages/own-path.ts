import { paths } from '@dopahiya/domain/site';

const origin = 'http://own.invalid';

/** A path to go back to, as a browser would read it, if that is one of this site; home otherwise. */
export function ownPath(path: string | null | undefined): string {
  const address = path?.startsWith('/') ? parse(path) : null;
  if (!address) return paths.home;
  // Of '/.//host' the dots go, and what is left names another server.
  const isOwn = address.origin === origin && !address.pathname.startsWith('//');
  return isOwn ? address.pathname + address.search : paths.home;
}

function parse(path: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}
