import type { ApiCalls } from './api-calls.ts';
import { ApiError, failureOf } from './api-error.ts';
import type { ApiOptions } from './create-http.ts';

/**
 * An API client; every call takes `{ signal }` last, resolves to parsed data and rejects with an `ApiError`. It has the
 * calls of most pages; those of one feature are made from it by that feature, as `faqCalls(api)`, so that only it ships them.
 */
export type ApiClient = ApiCalls;

type Call = (...args: unknown[]) => Promise<unknown>;
type Calls = Record<'get' | 'post', Call> & Record<string, Record<string, Call>>;

/**
 * Makes an API client. A page arrives with its answers, so the HTTP client and the contract are not among its first
 * scripts: they are loaded with the first call.
 */
export function createApiClient(options: ApiOptions): ApiClient {
  const calls = loadOnce(options);
  const later =
    (find: (loaded: Calls) => Call | undefined): Call =>
    async (...args) =>
      find(await calls())?.(...args);
  const group = (name: string) => members({}, (call) => later((loaded) => loaded[name]?.[call]));
  const requests = { get: later(({ get }) => get), post: later(({ post }) => post) };
  return members(requests, group) as ApiClient;
}

function loadOnce(options: ApiOptions): () => Promise<Calls> {
  let loading: Promise<Calls> | undefined;
  return () =>
    (loading ??= load(options).catch((error: unknown) => {
      loading = undefined;
      throw new ApiError(failureOf('network'), { cause: error });
    }));
}

async function load(options: ApiOptions): Promise<Calls> {
  const { createApiCalls } = await import('./api-calls.ts');
  return createApiCalls(options) as unknown as Calls;
}

/** An object with these members that makes any other when it is asked for, once each. */
function members(own: object, make: (name: string) => unknown): object {
  const made = new Map<string, unknown>(Object.entries(own));
  const get = (_target: object, name: string | symbol) => {
    // A promise that holds the client asks for `then`, and must not find a call.
    if (typeof name === 'symbol' || name === 'then') return undefined;
    const member = made.get(name) ?? make(name);
    made.set(name, member);
    return member;
  };
  return new Proxy({}, { get });
}
