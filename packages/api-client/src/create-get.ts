import type { StandardSchemaV1, StandardSchemaV1InferOutput } from 'ky';
import { type Http, requestInit, type RequestOptions } from './create-http.ts';
import { parsedAnswer } from './parsed-answer.ts';

/** Parameters of an address; those that are undefined are left out. */
type SearchParameters = Record<string, string | number | undefined>;

/** One GET request, its answer parsed by `schema`. */
export type Get = <Schema extends StandardSchemaV1>(
  path: string,
  schema: Schema,
  options?: RequestOptions & { search?: SearchParameters },
) => Promise<StandardSchemaV1InferOutput<Schema>>;

/** GET requests whose every failure comes out as an `ApiError`. */
export function createGet(http: Http): Get {
  return async (path, schema, { search = {}, ...options } = {}) =>
    parsedAnswer(http.get(path, { ...requestInit(options), searchParams: search }), schema, options.signal);
}
