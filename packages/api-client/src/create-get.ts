import ky, { type StandardSchemaV1, type StandardSchemaV1InferOutput } from 'ky';
import { refuseForeign, toApiError } from './to-api-error.ts';

/** Where the API is; `fetch` may be an API app's own handler, so that no network is crossed; `timeout` is in ms. */
export interface ApiOptions {
  origin: string;
  fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  timeout?: number;
}

/** What every call takes beside its own parameters. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
}

/** Parameters of an address; those that are undefined are left out. */
type SearchParameters = Record<string, string | number | undefined>;

/** One GET request, its answer parsed by `schema`. */
export type Get = <Schema extends StandardSchemaV1>(
  path: string,
  schema: Schema,
  options?: RequestOptions & { search?: SearchParameters },
) => Promise<StandardSchemaV1InferOutput<Schema>>;

/** The one way to the API: every failure comes out as an `ApiError`; asking again is left to the query cache. */
export function createGet({ origin, fetch, timeout = 10_000 }: ApiOptions): Get {
  const http = ky.create({
    prefix: `${origin}/api`,
    headers: { accept: 'application/json' },
    redirect: 'manual',
    retry: 0,
    timeout,
    ...(fetch && { fetch }),
  });
  return async (path, schema, { signal, search = {} } = {}) => {
    try {
      const answer = http.get(path, { signal: signal ?? null, searchParams: search });
      refuseForeign(await answer);
      return await answer.json(schema);
    } catch (error) {
      throw toApiError(error, signal);
    }
  };
}
