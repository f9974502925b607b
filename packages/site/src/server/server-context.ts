import { type ApiClient, createApiClient } from '@dopahiya/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import type { OwnerSettings } from '../pages/owner-settings.ts';
import { createQueryClient } from '../pages/query-clients.ts';

type RequestContext = Readonly<RouterContextProvider>;

/** What the server gives each request; `react-router dev` has no server of ours and falls back to the settings below. */
export interface ServerContext {
  /** Reaches the API, in this process or elsewhere. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the site's canonical addresses. */
  origin: string;
  /** What the owner sets that pages show; nothing unless told otherwise. */
  owner?: OwnerSettings | undefined;
  /** From where browsers fetch photos of listings, if not from the site itself. */
  photosOrigin?: string | undefined;
  /** Whether the browser that sent a form brought a cookie with it, whatever it holds: no page sees it. */
  bringsCookies?: boolean;
  /** Is told of a page that could not be made. */
  report?: (error: unknown, path: string) => void;
}

export const serverContext = createContext<ServerContext | null>(null);

const development: ServerContext = {
  fetch: globalThis.fetch,
  origin: 'http://localhost:5173',
  report: (error, path) => console.error(`The page ${path} could not be made.`, error),
};

/** A page must not wait long for another server: what is late is left to the browser. */
const timeout = 3000;

/** What belongs to one request: its settings, the API client and the query cache of its page, and what its loader found out. */
interface RequestState {
  readonly server: ServerContext;
  readonly api: ApiClient;
  readonly client: QueryClient;
  /** Whether its page is made for one visitor, and cached for nobody else. */
  isPrivate?: boolean;
  /** Whether its address is told to no other site. */
  keepsAddress?: boolean;
}

const states = new WeakMap<RequestContext, RequestState>();

/** The state of a request. Not set by a middleware: React Router runs none for an address that no route matches. */
export function requestState(context: RequestContext): RequestState {
  const known = states.get(context);
  if (known) return known;
  const server = context.get(serverContext) ?? development;
  const state = { server, api: createServerApi(server.fetch), client: createQueryClient('server') };
  states.set(context, state);
  return state;
}

/** An API client for one request, whose answers may set cookies: `seen` is given each of them. */
export function createObservedApi({ fetch }: ServerContext, seen: (answer: Response) => void): ApiClient {
  return createServerApi(async (request) => {
    const answer = await fetch(request);
    seen(answer);
    return answer;
  });
}

function createServerApi(fetch: ServerContext['fetch']): ApiClient {
  // In production the gateway decides where the API is; only `react-router dev` goes to this address itself.
  const origin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8000';
  return createApiClient({ origin, timeout, fetch });
}
