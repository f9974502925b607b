import { useIsHydrated } from '@dopahiya/ui-kit';
import { useEffect } from 'react';

/**
 * Ends what the script in the head began: until the page is hydrated, name and city of somebody whom the browser remembers are
 * not seen (`data-hydrating`), because they would be those of a stranger.
 */
export function useHydratedMark(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-hydrating');
  }, [isHydrated]);
}
