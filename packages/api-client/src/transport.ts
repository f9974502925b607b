import { visibleText } from '@dopahiya/domain/typed';
import ky, { type Options, type ResponsePromise } from 'ky';
import { AccessKeeper } from './access-keeper.ts';
import { answers, fallbackResponses } from './answers.ts';
import { isRefused } from './api-error.ts';
import type {
  Answer,
  ApiOptions,
  CompleteOptions,
  Parsed,
  RequestOptions,
  Transport,
  WriteOptions,
} from './create-api-client.ts';
import { asRefusal, refuseForeign, toApiError } from './to-api-error.ts';

/** Timeout for a form with a file whose progress is not reported, in ms. */
const FORM_MS = 60_000;

/** Options of ky, with a query by names. */
type CallOptions = Omit<Options, 'searchParams'> & { searchParams?: Record<string, string> };

/** Creates the HTTP transport: it follows no redirects, and leaves retries to the query cache. */
export function createTransport({ origin, fetch, timeout, language, onSessionOver }: CompleteOptions): Transport {
  const http = ky.create({
    prefix: `${origin}/api`,
    headers: { accept: 'application/json' },
    redirect: 'manual',
    retry: 0,
    timeout,
    // ky passes a complete Request to this function.
    ...(fetch && { fetch: fetch as typeof globalThis.fetch }),
  });
  // English is what an API answers without being asked, this or another.
  const spoken = language === 'en' ? {} : { lang: language };
  let keeper: AccessKeeper | undefined;
  const fetchAccess = async () => {
    try {
      return (await read(http.post('token/refresh/'), 'access', { isWrite: true })).access;
    } catch (error) {
      if (isRefused(error)) onSessionOver?.();
      throw error;
    }
  };
  const keeperOf = () => (keeper ??= new AccessKeeper(fetchAccess));

  const send = <Wanted extends Answer>(
    path: string,
    answer: Wanted,
    init: CallOptions,
    options: RequestOptions,
  ): Promise<Parsed<Wanted>> => {
    const { signal, asUser } = options;
    if (asUser)
      return keeperOf().send((access) =>
        send(path, answer, { ...init, headers: { authorization: `Bearer ${access}` } }, { signal }),
      );
    const searchParams = { ...init.searchParams, ...spoken };
    const request = { ...init, searchParams, signal: signal ?? null };
    return read(http(path, request), answer, { signal, isWrite: init.method !== 'get' });
  };
  const write =
    (method: string): Transport['post'] =>
    (path, answer, { json, form, onProgress, ...options } = {}) =>
      send(
        path,
        answer,
        { method, ...(json !== undefined && { json }), ...formOptions(form, onProgress, fetch) },
        options,
      );
  return {
    get: (path, answer, { search = {}, ...options } = {}) =>
      send(path, answer, { method: 'get', searchParams: visibleValues(search) }, options),
    post: write('post'),
    patch: write('patch'),
    delete: write('delete'),
    setAccess: (access) => Promise.resolve(keeperOf().set(access)),
  };
}

/** Returns how to send a form: with `onProgress`, by a script that no other call needs. */
function formOptions(
  form: WriteOptions['form'],
  onProgress: WriteOptions['onProgress'],
  fetch: ApiOptions['fetch'],
): CallOptions {
  if (!form) return {};
  if (!onProgress || fetch) return { body: form, timeout: FORM_MS };
  const sendHeard = async (request: Request) =>
    (await import('./fetch-with-progress.ts')).fetchWithProgress(request, onProgress);
  return { body: form, timeout: false, fetch: sendHeard as typeof globalThis.fetch };
}

/** Removes invisible characters from the query values. */
const visibleValues = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, typeof value === 'string' ? visibleText(value) : value]),
  );

/** Caller that waits for a response. */
interface Reader {
  signal?: AbortSignal | undefined;
  /** Whether it is a write: the page explains its failure if the API does not. */
  isWrite: boolean;
}

async function read<Wanted extends Answer>(
  response: ResponsePromise,
  answer: Wanted,
  { signal, isWrite }: Reader,
): Promise<Parsed<Wanted>> {
  try {
    return (await contentOf(response, answer)) as Parsed<Wanted>;
  } catch (error) {
    const failure = toApiError(error, signal);
    throw isWrite ? asRefusal(failure) : failure;
  }
}

type KnownSchema = (typeof answers)[keyof typeof answers];

/** Has no schema for `nothing`. */
const schemas: Partial<Record<string, KnownSchema>> = answers;

async function contentOf(response: ResponsePromise, answer: Answer): Promise<unknown> {
  const taken = await response;
  const schema = typeof answer === 'string' ? schemas[answer] : (answer as KnownSchema);
  if (!schema) {
    await taken.body?.cancel().catch(() => undefined);
    return {};
  }
  try {
    refuseForeign(taken);
    return await response.json(schema);
  } catch (error) {
    const spare = typeof answer === 'string' ? fallbackResponses[answer] : undefined;
    if (spare === undefined) throw error;
    return spare;
  }
}
