import { matchRoutes } from 'react-router';

interface ManifestEntry {
  path?: string;
  index?: true;
  parentId?: string;
  module: string;
  clientLoaderModule?: string;
}

declare global {
  interface Window {
    /** React Router's table of routes; see `reviewedVersions`. */
    __reactRouterManifest?: { routes: Record<string, ManifestEntry> };
    /** What React Router knows of the site; see `reviewedVersions`. */
    __reactRouterContext?: { basename?: string };
  }
}

interface RouteModule {
  clientLoader?: (args: { request: Request; params: Record<string, string | undefined> }) => unknown;
}

/** Loads the module of the route at an address and runs its `clientLoader`, as if a visitor went there; nothing where there is none. */
export async function prefetchRoute(url: URL): Promise<void> {
  const { __reactRouterManifest: manifest, __reactRouterContext: context } = window;
  const pages = Object.values(manifest?.routes ?? {}).filter(({ parentId }) => parentId);
  const routes = pages.map((entry) => ({ path: entry.index ? '/' : (entry.path ?? ''), handle: entry }));
  const [match] = matchRoutes(routes, url.pathname, context?.basename) ?? [];
  if (!match) return;
  const { clientLoaderModule, module }: ManifestEntry = match.route.handle;
  const { clientLoader } = (await import(/* @vite-ignore */ clientLoaderModule ?? module)) as RouteModule;
  await clientLoader?.({ request: new Request(url), params: match.params });
}
