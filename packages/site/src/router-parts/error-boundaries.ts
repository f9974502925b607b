import type { ReactNode } from 'react';

// In place of the router's `errorBoundaries.js`: what it caught went to its own error page, which shows a stack.

interface Around {
  children?: ReactNode;
}

/** Catches nothing: what breaks around the pages is for `ServedPage`. */
export const RemixErrorBoundary = ({ children }: Around): ReactNode => children;

/** Stands where a site says nothing of its errors; ours does. */
export function RemixRootDefaultErrorBoundary({ error }: { error: unknown }): never {
  throw error;
}

/** Around what the router shows before a page is there. */
export const BoundaryShell = ({ children }: Around): ReactNode => children;
