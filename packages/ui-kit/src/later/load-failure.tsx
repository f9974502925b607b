import { useEffect } from 'react';
import * as texts from '#texts/later';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { showLoadFailure } from './show-load-failure.ts';

interface LoadFailureProps {
  /** Whether the part had a placeholder. */
  hasPlace: boolean;
  /** Whether the visitor waits for it; otherwise a failure without a placeholder is silent. */
  isAwaited: boolean;
  /** Whether it has failed before. */
  again: boolean;
  onRetry: () => void;
  onFailure: (() => void) | undefined;
}

/** Shown in place of a part that failed to load. */
export function LoadFailure({ hasPlace, isAwaited, again, onRetry, onFailure }: LoadFailureProps) {
  useEffect(() => {
    if (hasPlace ? again : isAwaited) showLoadFailure(again);
    if (!hasPlace) onFailure?.();
  }, [hasPlace, isAwaited, again, onFailure]);
  return hasPlace ? <ErrorPanel title={texts.notLoaded} message={texts.checkConnection} onRetry={onRetry} /> : null;
}
