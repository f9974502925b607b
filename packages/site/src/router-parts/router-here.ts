import type { DataRouter } from 'react-router';

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
