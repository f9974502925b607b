import { useRef } from 'react';
import {
  createPath,
  type Location,
  type NavigateOptions,
  useLocation,
  useNavigate,
  type DataRouter,
} from 'react-router';

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

type Router = Pick<DataRouter, 'state' | 'subscribe' | 'createHref'>;

declare global {
  interface Window {
    /** React Router's router instance. */
    __reactRouterDataRouter?: Router;
  }
}

/** Returns the router of this page, whose state never lags, unlike the rendered one; undefined until hydration. */
export function routerHere(): Router | undefined {
  const { __reactRouterDataRouter: router } = window;
  return router;
}

/** Returns the target of the current navigation, else the current location. */
export const boundFor = ({ state }: Router): Router['state']['location'] => state.navigation.location ?? state.location;
