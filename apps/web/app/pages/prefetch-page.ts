import { matchRoutes } from 'react-router';

interface RouteEntry {
  path?: string;
  index?: boolean;
  parentId?: string;
  module: string;
  clientLoaderModule?: string;
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
  }
}

interface RouteModule {
  clientLoader?: (args: { request: Request; params: Record<string, string | undefined> }) => unknown;
}

/** Fetches the module of the page at an address and starts its queries, as if a visitor went there. */
export async function prefetchPage(url: URL): Promise<void> {
  const { __reactRouterManifest: manifest } = window;
  const entries = Object.values(manifest?.routes ?? {}).filter(({ parentId }) => parentId);
  const routes = entries.map(({ path, index, ...modules }) => ({ path: path ?? '', index, handle: modules }));
  const [match] = matchRoutes(routes as Parameters<typeof matchRoutes>[0], url.pathname) ?? [];
  if (!match) return;
  const { clientLoaderModule, module } = match.route.handle as RouteEntry;
  const { clientLoader } = (await import(/* @vite-ignore */ clientLoaderModule ?? module)) as RouteModule;
  clientLoader?.({ request: new Request(url), params: match.params });
}
