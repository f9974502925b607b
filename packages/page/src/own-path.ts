import { paths } from '@dopahiya/domain';

const origin = 'http://own.invalid';

/** A path to go back to, if it is one of this site; home otherwise. */
export function ownPath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) return paths.home;
  const address = new URL(path, origin);
  return address.origin === origin ? address.pathname + address.search : paths.home;
}
