import type { EntryContext } from 'react-router';
import type { RouterState } from './router-globals.ts';

/**
 * React Router makes a router of all routes for each page, and a page needs its own. Without the stream it leaves its data
 * scripts out; `routerState` sends the same data as JSON.
 */
export function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}

type ManifestRoute = NonNullable<EntryContext['manifest']['routes'][string]>;

/** `scriptFiles` names libraries and what most pages share so that they come before what imports them: each is then evaluated in a task of its own. */
const inOrder = (files: string[]): string[] => files.toSorted();

const modulesOf = (route: ManifestRoute): string[] =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((module) => module !== undefined);

/**
 * What React Router's `<Scripts />` would have written: consumes the hand-off stream of the entry context.
 * @throws when a matched route is not in the manifest.
 */
export async function routerState(context: EntryContext): Promise<{ router: RouterState; modules: string[] }> {
  const { entry, url } = context.manifest;
  const matched = context.staticHandlerContext.matches.map(({ route }) => manifestRoute(context, route.id));
  const routes = matched.map((route): [string, string[]] => [route.id, modulesOf(route)]);
  const shared = matched.flatMap(({ imports = [] }) => imports);
  return {
    router: {
      handoff: context.serverHandoffString ?? '{}',
      stream: await new Response(context.serverHandoffStream).text(),
      manifest: url,
      routes,
    },
    modules: [
      ...new Set([
        ...inOrder([...entry.imports, ...shared]),
        url,
        ...routes.flatMap(([, modules]) => modules),
        entry.module,
      ]),
    ],
  };
}

function manifestRoute({ manifest }: EntryContext, id: string): ManifestRoute {
  const route = manifest.routes[id];
  if (route) return route;
  throw new Error(
    `Route ${id} is rendered but not in React Router's manifest. Rebuild client and server together: pnpm build.`,
  );
}
