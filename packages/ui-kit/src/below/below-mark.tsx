import { type ReactNode, use } from 'react';
import { ServerContext } from '../server-scope/server-context.ts';

/** Stands before what may be below the first screen: the styles of what comes after the first of them need not come before it. */
export function BelowMark(): ReactNode {
  return use(ServerContext)?.markBelow() ?? null;
}
