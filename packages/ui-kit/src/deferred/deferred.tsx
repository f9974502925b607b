import type { ReactNode } from 'react';
import { useFollowing } from './use-following.ts';

export interface DeferredProps {
  /** What stands in its place until then. */
  before?: ReactNode;
  children: ReactNode;
}

/** What need not be there when a page that a link led to is painted first; it follows in the next render. */
export function Deferred({ before = null, children }: DeferredProps) {
  return useFollowing() ? children : before;
}
