import type { StandardSchemaV1, StandardSchemaV1InferOutput } from 'ky';
import { type Http, requestInit, type RequestOptions } from './create-http.ts';
import { parsedAnswer } from './parsed-answer.ts';

/** One POST request with a JSON body, if any, its answer parsed by `schema`. */
export type Post = <Schema extends StandardSchemaV1>(
  path: string,
  schema: Schema,
  options?: RequestOptions & { json?: unknown },
) => Promise<StandardSchemaV1InferOutput<Schema>>;

/** POST requests whose every failure comes out as an `ApiError`. */
export function createPost(http: Http): Post {
  return async (path, schema, { json, ...options } = {}) =>
    parsedAnswer(
      http.post(path, { ...requestInit(options), ...(json !== undefined && { json }) }),
      schema,
      options.signal,
    );
}
