import { loadPlaceNames } from '@dopahiya/domain/places';
import { type Language, siteLanguage } from '@dopahiya/domain/site';
import type { Answers, AnswerSchema } from './answers.ts';
import { ApiError, failureOf } from './api-error.ts';

/** Origin of the API; `fetch` may be an API app's own handler, to avoid the network; `timeout` is in ms. */
export interface ApiOptions {
  origin: string;
  fetch?: (request: Request) => Promise<Response>;
  timeout?: number;
  /** Language of the sentences in answers. Defaults to that of this build. */
  language?: Language;
  /** Called when the API reports that the session of this browser has ended. */
  onSessionOver?: () => void;
}

/** Client options with their defaults. */
export type CompleteOptions = ApiOptions & Required<Pick<ApiOptions, 'timeout' | 'language'>>;

/** Options of every call; `asUser` sends it in this browser's session, if there is one. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  asUser?: boolean | undefined;
}

/** Options of a GET request; undefined query parameters are left out. */
interface GetOptions extends RequestOptions {
  search?: object;
}

/** Options of a write request, with a JSON or form body, if any. */
export interface WriteOptions extends RequestOptions {
  json?: unknown;
  /** Form with a file; it gets a longer timeout than JSON. */
  form?: FormData;
  /** Gets the share of the form sent so far, 0 to 1; not called if the API runs in this process. */
  onProgress?: (share: number) => void;
}

/** Response of a call: a name in the contract, or a schema that most pages never load. */
export type Answer = keyof Answers | AnswerSchema;

/** Parsed response. */
export type Parsed<Wanted extends Answer> = Wanted extends keyof Answers
  ? Answers[Wanted]
  : Wanted extends AnswerSchema<infer Content>
    ? Content
    : never;

/** Request that writes. */
type Write = <Wanted extends Answer>(path: string, answer: Wanted, options?: WriteOptions) => Promise<Parsed<Wanted>>;

/** API client: `answer` names or is the schema of the response; every failure is an `ApiError`. */
export interface ApiClient extends Transport {
  /** Sends a POST without a body; ignores the response and failures. */
  tell(path: string): Promise<void>;
}

/** Part of the client that needs the HTTP library and the contract. */
export interface Transport {
  get<Wanted extends Answer>(path: string, answer: Wanted, options?: GetOptions): Promise<Parsed<Wanted>>;
  post: Write;
  patch: Write;
  delete: Write;
  /** Sets the access token of a new session, or null at its end; also informs the other tabs. */
  setAccess(access: string | null): Promise<void>;
}

/**
 * Creates an API client for the calls of this package, like `fetchBike(api, slug)`. The HTTP library, the
 * contract and the names of places are loaded with the first call, because a page arrives with its data and doesn't need them at the
 * start.
 */
export function createApiClient({ timeout = 10_000, language = siteLanguage.code, ...rest }: ApiOptions): ApiClient {
  const options = { ...rest, timeout, language };
  const transport = loadOnce(async () => {
    // Answers name places, and the page that shows them must know how to say these.
    const [{ createTransport }] = await Promise.all([import('./transport.ts'), loadPlaceNames()]);
    return createTransport(options);
  });
  return {
    get: async (...request) => (await transport()).get(...request),
    post: async (...request) => (await transport()).post(...request),
    tell: (path) => tell(path, options),
    patch: async (...request) => (await transport()).patch(...request),
    delete: async (...request) => (await transport()).delete(...request),
    setAccess: async (access) => (await transport()).setAccess(access),
  };
}

/** Uses plain `fetch`: on most pages nothing else would need the HTTP library and the contract. */
async function tell(path: string, { origin, fetch: send = fetch, timeout }: CompleteOptions): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeout);
  const { signal } = waiting;
  const request = new Request(`${origin}/api/${path}`, { method: 'POST', redirect: 'manual', keepalive: true, signal });
  const answer = await send(request).catch(() => undefined);
  // An unread body would keep its connection open.
  await answer?.body?.cancel().catch(() => undefined);
  clearTimeout(timer);
}

/** Loads once; a failure becomes an `ApiError` of kind `script`, and the next call tries again. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new ApiError(failureOf('script'), { cause: error });
    }));
}
