import { type ApiClient, createApiClient } from '@dopahiya/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import type { OwnerSettings } from '../pages/owner-settings.ts';
import { createQueryClient } from '../pages/query-clients.ts';

type RequestContext = Readonly<RouterContextProvider>;

/** Server context of each request; `react-router dev` has none and uses the settings below. */
export interface ServerContext {
  /** Fetches from the API, in this process or elsewhere. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the site's canonical URLs. */
  origin: string;
  /** Owner's settings that pages show; none by default. */
  owner?: OwnerSettings | undefined;
  /** Origin of listing photos, if not the site itself. */
  photosOrigin?: string | undefined;
  /** Whether the browser that sent a form also sent any cookie; pages never see it. */
  bringsCookies?: boolean;
  /** Reports a page that could not be rendered. */
  report?: (error: unknown, path: string) => void;
}

export const serverContext = createContext<ServerContext | null>(null);

const development: ServerContext = {
  fetch: globalThis.fetch,
  origin: 'http://localhost:5173',
  report: (error, path) => console.error(`The page ${path} could not be made.`, error),
};

/** Timeout in ms: a page must not wait long for another server; the browser fetches the rest. */
const timeout = 3000;

/** State of a request: its settings, API client, query cache, and results of its loader. */
interface RequestState {
  readonly server: ServerContext;
  readonly api: ApiClient;
  readonly client: QueryClient;
  /** Whether its page is for one visitor only and must not be cached for others. */
  isPrivate?: boolean;
  /** Whether its URL must not be sent as a referrer. */
  keepsAddress?: boolean;
}

const states = new WeakMap<RequestContext, RequestState>();

/** Returns the state of a request. Not set by middleware, because React Router runs none for URLs without a route. */
export function requestState(context: RequestContext): RequestState {
  const known = states.get(context);
  if (known) return known;
  const server = context.get(serverContext) ?? development;
  const state = { server, api: createServerApi(server.fetch), client: createQueryClient('server') };
  states.set(context, state);
  return state;
}

/** Creates an API client for one request that passes each response to `seen`, e.g. to read its cookies. */
export function createObservedApi({ fetch }: ServerContext, seen: (answer: Response) => void): ApiClient {
  return createServerApi(async (request) => {
    const answer = await fetch(request);
    seen(answer);
    return answer;
  });
}

function createServerApi(fetch: ServerContext['fetch']): ApiClient {
  // In production the gateway routes API calls; only `react-router dev` uses this origin.
  const origin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8000';
  return createApiClient({ origin, timeout, fetch });
}
