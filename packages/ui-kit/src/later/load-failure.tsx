import { useEffect } from 'react';
import * as texts from '#texts/later';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { showLoadFailure } from './show-load-failure.ts';

interface LoadFailureProps {
  /** Whether something stood in the part's place. */
  hasPlace: boolean;
  /** Whether a visitor waits for it; else nothing is said of what has no place. */
  isAwaited: boolean;
  /** Whether it has failed before. */
  again: boolean;
  onRetry: () => void;
  onFailure: (() => void) | undefined;
}

/** Stands in place of a part that could not be loaded. */
export function LoadFailure({ hasPlace, isAwaited, again, onRetry, onFailure }: LoadFailureProps) {
  useEffect(() => {
    if (hasPlace ? again : isAwaited) showLoadFailure(again);
    if (!hasPlace) onFailure?.();
  }, [hasPlace, isAwaited, again, onFailure]);
  return hasPlace ? <ErrorPanel title={texts.notLoaded} message={texts.checkConnection} onRetry={onRetry} /> : null;
}
