import { useIsAlive } from '@dopahiya/ui-kit';
import { useEffect } from 'react';

/**
 * Ends what the script in the head began: until the page is alive, name and city of somebody whom the browser remembers are
 * not seen (`data-waking`), because they would be those of a stranger.
 */
export function useWaking(): void {
  const isAlive = useIsAlive();
  useEffect(() => {
    if (isAlive) document.documentElement.removeAttribute('data-waking');
  }, [isAlive]);
}
