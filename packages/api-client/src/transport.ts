import { visibleText } from '@dopahiya/domain/typed';
import ky, { type Options, type ResponsePromise } from 'ky';
import { AccessKeeper } from './access-keeper.ts';
import { type Answers, answers, fallbackResponses } from './answers.ts';
import { isRefused } from './api-error.ts';
import type { ApiOptions, RequestOptions, TimedOptions, Transport, WriteOptions } from './create-api-client.ts';
import { asRefusal, refuseForeign, toApiError } from './to-api-error.ts';

/** How long a form with a file may take where nobody hears how far it is. */
const FORM_MS = 60_000;

/** The one way to the API: it follows no redirect, and fetching again is left to the query cache. */
export function createTransport({ origin, fetch, timeout, onSessionOver }: TimedOptions): Transport {
  const http = ky.create({
    prefix: `${origin}/api`,
    headers: { accept: 'application/json' },
    redirect: 'manual',
    retry: 0,
    timeout,
    // It has made a request of all it was given, and hands over that.
    ...(fetch && { fetch: fetch as typeof globalThis.fetch }),
  });
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

  const send = <Name extends keyof Answers>(
    path: string,
    answer: Name,
    init: Options,
    options: RequestOptions,
  ): Promise<Answers[Name]> => {
    const { signal, asUser } = options;
    if (!asUser)
      return read(http(path, { ...init, signal: signal ?? null }), answer, { signal, isWrite: init.method !== 'get' });
    return keeperOf().send((access) =>
      send(path, answer, { ...init, headers: { authorization: `Bearer ${access}` } }, { signal }),
    );
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

/** How a form is sent: where that is heard of, by a script that no other call wants. */
function formOptions(
  form: WriteOptions['form'],
  onProgress: WriteOptions['onProgress'],
  fetch: ApiOptions['fetch'],
): Options {
  if (!form) return {};
  if (!onProgress || fetch) return { body: form, timeout: FORM_MS };
  const sendHeard = async (request: Request) =>
    (await import('./fetch-with-progress.ts')).fetchWithProgress(request, onProgress);
  return { body: form, timeout: false, fetch: sendHeard as typeof globalThis.fetch };
}

/** What is asked, without what nobody sees of it. */
const visibleValues = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, typeof value === 'string' ? visibleText(value) : value]),
  );

/** Who waits for an answer. */
interface Reader {
  signal?: AbortSignal | undefined;
  /** Whether something was to be written: how that failed the page says, where the API does not. */
  isWrite: boolean;
}

async function read<Name extends keyof Answers>(
  response: ResponsePromise,
  answer: Name,
  { signal, isWrite }: Reader,
): Promise<Answers[Name]> {
  try {
    return await contentOf(response, answer);
  } catch (error) {
    const failure = toApiError(error, signal);
    throw isWrite ? asRefusal(failure) : failure;
  }
}

/** There is none of `nothing`. */
const schemas: Partial<Record<keyof Answers, (typeof answers)[keyof typeof answers]>> = answers;

async function contentOf<Name extends keyof Answers>(response: ResponsePromise, answer: Name): Promise<Answers[Name]> {
  const taken = await response;
  const schema = schemas[answer];
  if (!schema) {
    await taken.body?.cancel().catch(() => undefined);
    return {} as Answers[Name];
  }
  try {
    refuseForeign(taken);
    return (await response.json(schema)) as Answers[Name];
  } catch (error) {
    const spare = fallbackResponses[answer];
    if (spare === undefined) throw error;
    return spare;
  }
}
