import { loadForLink } from './load-for-link.ts';

// Replaces the router's `routeModules.js`, which reloads the current page when a script of the next one fails.

interface Route {
  id: string;
  module: string;
}

type RouteModule = object;

const loading = new Map<string, Promise<RouteModule>>();

/** Loads the module of a route, once; see `loadForLink` for failures. */
export function loadRouteModule({ id, module }: Route, known: Record<string, RouteModule>): Promise<RouteModule> {
  const load = async () => (known[id] ??= (await import(/* @vite-ignore */ module)) as RouteModule);
  const loaded = loading.get(id) ?? loadForLink(load);
  loading.set(id, loaded);
  return loaded;
}
