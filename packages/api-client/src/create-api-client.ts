import { ApiError, failureOf } from './api-error.ts';
import type { ApiCalls } from './api-calls.ts';
import type { ApiOptions } from './create-get.ts';

/** An API client; every call takes `{ signal }` last, resolves to parsed data and rejects with an `ApiError`. */
export type ApiClient = ApiCalls;

type Call = (...args: unknown[]) => Promise<unknown>;
type Calls = Record<string, Record<string, Call>>;

/**
 * Makes an API client. A page arrives with its answers, so the HTTP client and the contract are not among its first
 * scripts: they are loaded with the first call.
 */
export function createApiClient(options: ApiOptions): ApiClient {
  const calls = loadOnce(options);
  const later =
    (group: string, name: string): Call =>
    async (...args) =>
      (await calls())[group]?.[name]?.(...args);
  return members((group) => members((name) => later(group, name))) as unknown as ApiClient;
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

/** An object that makes its members when they are asked for, once each. */
function members<Member>(make: (name: string) => Member): Record<string, Member> {
  const made = new Map<string, Member>();
  const get = (_target: object, name: string | symbol) => {
    if (typeof name === 'symbol') return undefined;
    const member = made.get(name) ?? make(name);
    made.set(name, member);
    return member;
  };
  return new Proxy<Record<string, Member>>({}, { get });
}
