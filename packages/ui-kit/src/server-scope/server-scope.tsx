import { type ReactNode, useMemo } from 'react';
import { ServerContext } from './server-context.ts';

/** What `ServerScope` takes. */
export interface ServerScopeProps {
  /** Called by each `Fold` in it, in the order of the page: gives what stands there. */
  markFold: () => ReactNode;
  children: ReactNode;
}

/** Around all pages on the server: marks where a page's first screen ends, and its links are plain, without what only a click needs. */
export function ServerScope({ markFold, children }: ServerScopeProps) {
  return <ServerContext value={useMemo(() => ({ markFold }), [markFold])}>{children}</ServerContext>;
}
