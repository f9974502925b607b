import ky from 'ky';

/** Where the API is; `fetch` may be an API app's own handler, so that no network is crossed; `timeout` is in ms. */
export interface ApiOptions {
  origin: string;
  fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  timeout?: number;
}

/** What every call takes beside its own parameters; `token` is the access token of a session, for calls that need one. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  token?: string | null | undefined;
}

/** The one way to the API: it follows no redirect, and asking again is left to the query cache. */
export function createHttp({ origin, fetch, timeout = 10_000 }: ApiOptions) {
  return ky.create({
    prefix: `${origin}/api`,
    headers: { accept: 'application/json' },
    redirect: 'manual',
    retry: 0,
    timeout,
    ...(fetch && { fetch }),
  });
}

/** What the HTTP client takes of the options of a call. */
export const requestInit = ({ signal, token }: RequestOptions) => ({
  signal: signal ?? null,
  headers: token ? { authorization: `Bearer ${token}` } : {},
});

/** What `createHttp` gives. */
export type Http = ReturnType<typeof createHttp>;
