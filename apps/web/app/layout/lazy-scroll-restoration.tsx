import { useIsHydrated } from '@dopahiya/ui-kit';
import { ScrollRestoration } from 'react-router';

/** Scroll restoration after hydration: until then the browser restores by itself, and no inline script is needed. */
export function LazyScrollRestoration() {
  return useIsHydrated() ? <ScrollRestoration /> : null;
}
