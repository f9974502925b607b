import { type ApiClient, createApiClient } from '@dopahiya/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import { createQueryClient } from '../pages/query-clients.ts';

type RequestContext = Readonly<RouterContextProvider>;

/** What the server gives each request; `react-router dev` has no server of ours and falls back to the settings below. */
export interface ServerContext {
  /** Reaches the API, in this process or elsewhere. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the site's canonical addresses. */
  origin: string;
  /** Milliseconds after `load` before hydration may start by itself; null waits for the first input. */
  idleDelay: number | null;
  /** From where browsers fetch photos of listings, if not from the site itself. */
  photosOrigin?: string | undefined;
  /** Whether the browser that sent a form brought a cookie with it, whatever it holds: no page sees it. */
  bringsCookies?: boolean;
}

export const serverContext = createContext<ServerContext | null>(null);

/** The server's gifts to this request. */
export function serverContextOf(context: RequestContext): ServerContext {
  return context.get(serverContext) ?? development;
}

const development: ServerContext = {
  fetch: globalThis.fetch,
  origin: 'http://localhost:5173',
  idleDelay: 0,
};

/** A page must not wait long for another server: what is late is left to the browser. */
const timeout = 3000;

const apis = new WeakMap<ServerContext, ApiClient>();

/** The API client of this request, made once. */
export function apiOf(context: RequestContext): ApiClient {
  const server = serverContextOf(context);
  const api = apis.get(server) ?? createServerApi(server.fetch);
  apis.set(server, api);
  return api;
}

/** An API client for one request, whose answers may set cookies: `seen` is given each of them. */
export function apiSeenBy(context: RequestContext, seen: (answer: Response) => void): ApiClient {
  const { fetch } = serverContextOf(context);
  const fetchSeen = async (request: Request) => {
    const answer = await fetch(request);
    seen(answer);
    return answer;
  };
  return createServerApi(fetchSeen);
}

function createServerApi(fetch: ServerContext['fetch']): ApiClient {
  // In production the gateway decides where the API is; only `react-router dev` goes to this address itself.
  const origin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8000';
  return createApiClient({ origin, timeout, fetch });
}

const clients = new WeakMap<RequestContext, QueryClient>();

/** This request's query cache. Not set by a middleware: React Router runs none for an address that no route matches. */
export function queryClientOf(context: RequestContext): QueryClient {
  const client = clients.get(context) ?? createQueryClient('server');
  clients.set(context, client);
  return client;
}

const privateRequests = new WeakSet<RequestContext>();

/** Remembers that the page of this request is made for one visitor and cached for nobody else. */
export const keepPrivate = (context: RequestContext): unknown => privateRequests.add(context);

/** Whether the page of this request is cached for nobody else. */
export const isPrivate = (context: RequestContext): boolean => privateRequests.has(context);

const secretAddresses = new WeakSet<RequestContext>();

/** Remembers that the address of this request is told to no other site. */
export const keepAddress = (context: RequestContext): unknown => secretAddresses.add(context);

/** Whether the address of this request is told to no other site. */
export const keepsAddress = (context: RequestContext): boolean => secretAddresses.has(context);
