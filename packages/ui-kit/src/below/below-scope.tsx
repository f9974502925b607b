import type { ReactNode } from 'react';
import { BelowContext } from './use-is-below-due.ts';

export interface BelowScopeProps {
  /** Whether a link within the site led to the page, at its start. */
  follows: boolean;
  children: ReactNode;
}

/** Around all pages: says whether bodies of sections and what stands in `Below` may follow what is seen first. */
export function BelowScope({ follows, children }: BelowScopeProps) {
  return <BelowContext value={follows}>{children}</BelowContext>;
}
