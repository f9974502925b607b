import type { DataRouter } from 'react-router';

type Router = Pick<DataRouter, 'state' | 'subscribe' | 'createHref'>;

declare global {
  interface Window {
    /** React Router's own router. */
    __reactRouterDataRouter?: Router;
  }
}

/** The router of this page, whose state is never behind as what is rendered is; undefined until the page is hydrated. */
export function routerHere(): Router | undefined {
  const { __reactRouterDataRouter: router } = window;
  return router;
}

/** Where the visitor is, or is on the way to. */
export const boundFor = ({ state }: Router): Router['state']['location'] => state.navigation.location ?? state.location;
