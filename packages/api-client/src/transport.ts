import ky, { type ResponsePromise } from 'ky';
import { type Answers, answers } from './answers.ts';
import type { ApiClient, ApiOptions, RequestOptions } from './create-api-client.ts';
import { refuseForeign, toApiError } from './to-api-error.ts';

/** The one way to the API: it follows no redirect, and fetching again is left to the query cache. */
export function createTransport({ origin, fetch, timeout = 10_000 }: ApiOptions): ApiClient {
  const http = ky.create({
    prefix: `${origin}/api`,
    headers: { accept: 'application/json' },
    redirect: 'manual',
    retry: 0,
    timeout,
    ...(fetch && { fetch }),
  });
  return {
    get: (path, answer, { search = {}, ...options } = {}) =>
      read(http.get(path, { ...requestInit(options), searchParams: { ...search } }), answer, options),
    post: (path, answer, { json, ...options } = {}) =>
      read(http.post(path, { ...requestInit(options), ...(json !== undefined && { json }) }), answer, options),
  };
}

const requestInit = ({ signal, token }: RequestOptions) => ({
  signal: signal ?? null,
  headers: token ? { authorization: `Bearer ${token}` } : {},
});

async function read<Name extends keyof Answers>(
  response: ResponsePromise,
  answer: Name,
  { signal }: RequestOptions,
): Promise<Answers[Name]> {
  try {
    refuseForeign(await response);
    return (await response.json(answers[answer])) as Answers[Name];
  } catch (error) {
    throw toApiError(error, signal);
  }
}
