import type { EntryContext } from 'react-router';
import type { QuerySeed } from '../data/query-seed.ts';

/** Everything the browser needs to hydrate, as inert JSON in one `<script type="application/json" id="page-state">`. */
export interface PageState {
  /** Origin of the site's canonical addresses. */
  origin: string;
  queries: QuerySeed[];
  /** Absent in development, where `<Scripts />` does this work. */
  router?: RouterState;
  /** In the order in which the boot script evaluates them; the last one is the client entry. */
  modules?: string[];
}

/** What React Router's `<Scripts />` would have written into the page. */
export interface RouterState {
  /** What `<Scripts />` would put into `window.__reactRouterContext`. */
  handoff: string;
  /** React Router's own encoding of loader data, action data and errors. */
  stream: string;
  manifest: string;
  routes: [id: string, modules: string[]][];
}

type ManifestRoute = NonNullable<EntryContext['manifest']['routes'][string]>;

const modulesOf = (route: ManifestRoute): string[] =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((module) => module !== undefined);

/** Takes over from `<Scripts />`: consumes the hand-off stream of React Router's entry context. */
export async function routerState(context: EntryContext): Promise<Required<Pick<PageState, 'router' | 'modules'>>> {
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
      ...new Set([...entry.imports, ...shared, url, ...routes.flatMap(([, modules]) => modules), entry.module]),
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

/** The JSON block; `idleDelay` in ms after `load` starts hydration by itself, null waits for the first input. */
export function serializePageState(state: PageState, idleDelay: number | null): string {
  const idle = idleDelay === null ? '' : ` data-idle="${idleDelay}"`;
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-state"${idle}>${json}</script>`;
}

/** Reads the block in the browser. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : { origin: location.origin, queries: [] };
}
