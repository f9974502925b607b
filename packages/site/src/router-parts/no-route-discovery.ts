// In place of the router's `route-discovery.js`: 3 kB of an experiment that this site does not switch on, as its scripts know every route.

const isOff = (): never => {
  throw new Error('The code that discovers routes is left out of this site: see router-parts/.');
};

/** Made by the router only where `unstable_customRouteDiscovery` is on. */
export const RouteDiscoveryRuntime = isOff;
export const getCustomPatchRoutesOnNavigationFunction = isOff;
export const useCustomRouteDiscovery = isOff;
export const useRouteDiscovery = isOff;
