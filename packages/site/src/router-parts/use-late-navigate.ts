import { useRef } from 'react';
import { createPath, type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { boundFor, routerHere } from './router-here.ts';

/**
 * Goes to an address by itself, after a pause or an answer, and tells whether it did: not where the visitor has pressed a
 * link meanwhile, is on the way elsewhere or has left the page. An address of its own that is still on its way makes room.
 */
export function useLateNavigate(): (to: string, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  const { key } = useLocation();
  const own = useRef<string | null>(null);
  // Without the part of the address that the whole site is served below.
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
