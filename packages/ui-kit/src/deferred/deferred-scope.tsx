import type { ReactNode } from 'react';
import { FollowsContext } from './use-following.ts';

export interface DeferredScopeProps {
  /** Whether a link within the site led to the page, at its start. */
  follows: boolean;
  children: ReactNode;
}

/** Around all pages: says whether bodies of sections and what is `Deferred` may follow what is seen first. */
export function DeferredScope({ follows, children }: DeferredScopeProps) {
  return <FollowsContext value={follows}>{children}</FollowsContext>;
}
