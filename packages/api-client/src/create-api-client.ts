import type { Answers } from './answers.ts';
import { ApiError, failureOf } from './api-error.ts';

/** Where the API is; `fetch` may be an API app's own handler, so that no network is crossed; `timeout` is in ms. */
export interface ApiOptions {
  origin: string;
  fetch?: (request: Request) => Promise<Response>;
  timeout?: number;
  /** Called when the API says that the session of this browser is over. */
  onSessionOver?: () => void;
}

/** The options of a client that has settled how long it waits. */
export type TimedOptions = ApiOptions & Required<Pick<ApiOptions, 'timeout'>>;

/** What every call takes beside its own parameters; `asUser` sends it in the session of this browser, if there is one. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  asUser?: boolean | undefined;
}

/** Options of a GET request; parameters of the address that are undefined are left out. */
interface GetOptions extends RequestOptions {
  search?: object;
}

/** Options of a request that writes, with a body of JSON or a form, if any. */
export interface WriteOptions extends RequestOptions {
  json?: unknown;
  /** A form with a file: it may take longer than what is said in JSON. */
  form?: FormData;
  /** Told how much of the form has gone, 0 to 1; not where the API runs in this process. */
  onProgress?: (share: number) => void;
}

/** A call that writes. */
type Write = <Name extends keyof Answers>(path: string, answer: Name, options?: WriteOptions) => Promise<Answers[Name]>;

/** The way to the API: `answer` names how what comes back is read; every failure is an `ApiError`. */
export interface ApiClient extends Transport {
  /** Tells the API by a POST without a body that something was done: nobody waits for an answer, or learns that there was none. */
  tell(path: string): Promise<void>;
}

/** What the HTTP client and the contract are needed for. */
export interface Transport {
  get<Name extends keyof Answers>(path: string, answer: Name, options?: GetOptions): Promise<Answers[Name]>;
  post: Write;
  patch: Write;
  delete: Write;
  /** Takes the access token of a session that begins, null when it ends; the other tabs learn it too. */
  setAccess(access: string | null): Promise<void>;
}

/**
 * Makes an API client for the calls of this package, as `fetchBike(api, slug)`. A page arrives with its answers, so the
 * HTTP client and the contract are not among its first scripts: they are loaded with the first call.
 */
export function createApiClient({ timeout = 10_000, ...rest }: ApiOptions): ApiClient {
  const options = { ...rest, timeout };
  const transport = loadOnce(async () => (await import('./transport.ts')).createTransport(options));
  return {
    get: async (...request) => (await transport()).get(...request),
    post: async (...request) => (await transport()).post(...request),
    tell: (path) => tell(path, options),
    patch: async (...request) => (await transport()).patch(...request),
    delete: async (...request) => (await transport()).delete(...request),
    setAccess: async (access) => (await transport()).setAccess(access),
  };
}

/** By itself: the HTTP client and the contract would be loaded and read for nothing else on most pages. */
async function tell(path: string, { origin, fetch: send = fetch, timeout }: TimedOptions): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeout);
  const { signal } = waiting;
  const request = new Request(`${origin}/api/${path}`, { method: 'POST', redirect: 'manual', keepalive: true, signal });
  const answer = await send(request).catch(() => undefined);
  // What nobody reads would hold its connection.
  await answer?.body?.cancel().catch(() => undefined);
  clearTimeout(timer);
}

/** Loads once; what could not be loaded is an `ApiError` of kind `script`, and is tried again the next time. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new ApiError(failureOf('script'), { cause: error });
    }));
}
