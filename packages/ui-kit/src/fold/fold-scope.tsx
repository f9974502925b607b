import type { ReactNode } from 'react';
import { FoldContext } from './fold-context.ts';

/** What `FoldScope` takes. */
export interface FoldScopeProps {
  /** Called by each `Fold` in it, in the order of the page: gives what stands there. */
  mark: () => ReactNode;
  children: ReactNode;
}

/** Around all pages on the server, which marks where a page's first screen ends. */
export function FoldScope({ mark, children }: FoldScopeProps) {
  return <FoldContext value={mark}>{children}</FoldContext>;
}
