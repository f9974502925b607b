import type { ApiCalls } from './api-calls.ts';
import type { ApiOptions } from './create-http.ts';
import { type Call, lateMembers, loadOnce } from './late-members.ts';

/**
 * An API client; every call takes `{ signal }` last, resolves to parsed data and rejects with an `ApiError`. It has the
 * calls of most pages; those of one feature are made from it by that feature, as `faqCalls(api)`, so that only it ships them.
 */
export type ApiClient = ApiCalls;

type Calls = Record<'get' | 'post', Call> & Record<string, Record<string, Call>>;

/**
 * Makes an API client. A page arrives with its answers, so the HTTP client and the contract are not among its first
 * scripts: they are loaded with the first call.
 */
export function createApiClient(options: ApiOptions): ApiClient {
  const calls = loadOnce(() => load(options));
  const later =
    (find: (loaded: Calls) => Call | undefined): Call =>
    async (...args) =>
      find(await calls())?.(...args);
  const group = (name: string) => lateMembers({}, (call) => later((loaded) => loaded[name]?.[call]));
  const requests = { get: later(({ get }) => get), post: later(({ post }) => post) };
  return lateMembers(requests, group) as ApiClient;
}

async function load(options: ApiOptions): Promise<Calls> {
  const { createApiCalls } = await import('./api-calls.ts');
  return createApiCalls(options) as unknown as Calls;
}
