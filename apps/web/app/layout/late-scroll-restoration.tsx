import { useSyncExternalStore } from 'react';
import { ScrollRestoration } from 'react-router';

const never = () => () => undefined;

/** Scroll restoration after hydration: until then the browser restores by itself, and no inline script is needed. */
export function LateScrollRestoration() {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? <ScrollRestoration /> : null;
}
