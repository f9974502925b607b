import { type ApiClient, ApiError, createApiClient } from '@dopahiya/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { createQueryClient, type FindPageQueries, locationOf, type PageQuery, queriesOf } from './page-data.ts';

type RequestContext = Readonly<RouterContextProvider>;

/** What the server gives each request; `react-router dev` has no server of ours and falls back to the settings below. */
export interface ServerContext {
  /** Reaches the API, in this process or elsewhere. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the site's canonical addresses. */
  origin: string;
  /** Milliseconds after `load` before hydration may start by itself; null waits for the first input. */
  idleDelay: number | null;
}

export const serverContext = createContext<ServerContext | null>(null);

/** The server's gifts to this request. */
export function serverContextOf(context: RequestContext): ServerContext {
  return context.get(serverContext) ?? development;
}

const development: ServerContext = { fetch: globalThis.fetch, origin: 'http://localhost:5173', idleDelay: 0 };

/** A page must not wait long for another server: what is late is left to the browser. */
const timeout = 3000;

const apis = new WeakMap<ServerContext, ApiClient>();

/** The API client of this server, made once. */
export function apiOf(context: RequestContext): ApiClient {
  const server = serverContextOf(context);
  const api = apis.get(server) ?? createServerApi(server);
  apis.set(server, api);
  return api;
}

/** In production the gateway decides where the API is; only `react-router dev` goes to this address itself. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8000';

function createServerApi({ fetch }: ServerContext): ApiClient {
  return createApiClient({ origin: apiOrigin, timeout, fetch: (input, init) => fetch(new Request(input, init)) });
}

const clients = new WeakMap<RequestContext, QueryClient>();

/** This request's query cache. Not set by a middleware: React Router runs none for an address that no route matches. */
export function queryClientOf(context: RequestContext): QueryClient {
  const client = clients.get(context) ?? createQueryClient('server');
  clients.set(context, client);
  return client;
}

/** A `loader` that fills the request's query cache; the essential query decides the status. */
export function loadOnServer(find: FindPageQueries) {
  return async (args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>) => {
    const client = queryClientOf(args.context);
    const queries = find(apiOf(args.context), locationOf(args));
    await Promise.all(queriesOf(queries).map((query) => query.start(client)));
    return data(null, { status: statusOf(client, queries.essential) });
  };
}

function statusOf(client: QueryClient, essential: PageQuery | undefined): number {
  const error = essential && client.getQueryState(essential.queryKey)?.error;
  if (!error) return 200;
  return error instanceof ApiError && error.status === 404 ? 404 : 503;
}
