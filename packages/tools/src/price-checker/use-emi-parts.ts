import { showLoadFailure } from '@dopahiya/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { CheckerState } from './checker-state.ts';
import type * as Parts from './emi-parts.ts';

type EmiParts = typeof Parts;

/**
 * Loads the components of the EMI tab, null until loaded: once there is a price, which opens the tab, and on a click on the tab if that
 * failed.
 */
export function useEmiParts(hasPrice: boolean, tab: CheckerState['tab']): EmiParts | null {
  const [parts, setParts] = useState<EmiParts | null>(null);
  const hasFailed = useRef(false);
  useEffect(() => {
    if (!hasPrice || parts) return;
    import('./emi-parts.ts').then(setParts, () => {
      if (tab === 'emi') showLoadFailure(hasFailed.current);
      hasFailed.current = true;
    });
  }, [hasPrice, parts, tab]);
  return parts;
}
