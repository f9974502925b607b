import type { RouterState } from './page-state.ts';

const load = (url: string) => import(/* @vite-ignore */ url) as Promise<object>;

async function loadRoute([id, urls]: [string, string[]]): Promise<[string, object]> {
  return [id, Object.assign({}, ...(await Promise.all(urls.map(load))))];
}

/**
 * Sets the three globals that React Router 8.4's `<HydratedRouter />` reads and `<Scripts />` would have written.
 * They are React Router's internals: its version is pinned, and the journeys of the first load guard this file.
 */
export async function installRouterGlobals({ handoff, stream, manifest, routes }: RouterState): Promise<void> {
  const [modules] = await Promise.all([Promise.all(routes.map(loadRoute)), load(manifest)]);
  Object.assign(window, {
    __reactRouterContext: { ...JSON.parse(handoff), stream: new Blob([stream]).stream() },
    __reactRouterRouteModules: Object.fromEntries(modules),
  });
}
