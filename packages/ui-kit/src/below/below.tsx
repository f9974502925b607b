import type { ReactNode } from 'react';
import { useIsBelowDue } from './use-is-below-due.ts';

export interface BelowProps {
  /** What stands in its place until then. */
  before?: ReactNode;
  children: ReactNode;
}

/** What need not be there when a page that a link led to is painted first: it follows in the next render. */
export function Below({ before = null, children }: BelowProps) {
  return useIsBelowDue() ? children : before;
}
