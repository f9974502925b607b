import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { serverContext } from '../app/data/load-on-server.server.ts';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';

type ServerContext = typeof serverContext extends RouterContext<infer Value> ? Value : never;
type Build = ServerBuild & { entry: { module: { serverContext: RouterContext<ServerContext> } } };

/** Renders pages with the built site; loads React, so import it when the first page is needed. */
export async function createRenderer(env: Env, gateway: Gateway): Promise<(request: Request) => Promise<Response>> {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as Build;
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
