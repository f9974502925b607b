import { type PageFacts, type PageKey, pageKeyReader } from '@dopahiya/page';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ServerContext } from '../app/pages/server-context.ts';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';

type Build = ServerBuild & {
  entry: { module: { serverContext: RouterContext<ServerContext | null>; sitePages: readonly PageFacts[] } };
};

/** Loads the built site, and with it React: import it when the first page is needed. */
const loadBuild = async (): Promise<Build> =>
  (await import(new URL('../build/server/index.js', import.meta.url).href)) as Build;

/** What the built site says of its pages: their definitions, and how an address becomes a cache key. */
export interface SitePages {
  pages: readonly PageFacts[];
  keyOf: (url: URL) => PageKey;
}

/** Reads the pages off the built site. */
export async function readSitePages(): Promise<SitePages> {
  const { sitePages } = (await loadBuild()).entry.module;
  return { pages: sitePages, keyOf: pageKeyReader(sitePages) };
}

/** Renders pages with the built site. */
export async function createRenderer(env: Env, gateway: Gateway): Promise<(request: Request) => Promise<Response>> {
  const build = await loadBuild();
  const handle = createRequestHandler(build, 'production');
  const fetch = (request: Request) => gateway.fetch(request);
  const context = { fetch, origin: env.SITE_ORIGIN, idleDelay: idleDelayOf(env) };
  return (request) => {
    const provider = new RouterContextProvider();
    provider.set(build.entry.module.serverContext, context);
    return handle(request, provider);
  };
}

const idleDelayOf = ({ HYDRATE_IDLE_MS }: Env) => (HYDRATE_IDLE_MS === 'never' ? null : HYDRATE_IDLE_MS);
