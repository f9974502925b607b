import { useRef } from 'react';
import { createPath, type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { boundFor, routerHere } from './router-here.ts';

/**
 * Returns a function that navigates after a delay or response, and returns whether it did: not if the visitor
 * has followed a link, is navigating elsewhere, or has left the page. Replaces its own pending navigation.
 */
export function useLateNavigate(): (to: string, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  const { key } = useLocation();
  const own = useRef<string | null>(null);
  // Ignores the base path of the site.
  const isOwn = (bound: Location) => own.current !== null && createPath(bound).endsWith(own.current);
  return (to, options) => {
    const router = routerHere();
    const bound = router && boundFor(router);
    if (bound && bound.key !== key && !isOwn(bound)) return false;
    own.current = to;
    void navigate(to, options);
    return true;
  };
}
