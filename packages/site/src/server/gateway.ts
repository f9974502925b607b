import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import type { ApiModule, Caller, RunningApi } from './api-module.ts';
import type { Env } from './env.ts';

/** Access to the API: in this process, or on another server. */
export interface Gateway extends RunningApi {
  /** Opens the database before the first call does. @throws StartError if it cannot be opened. */
  open(): Promise<void>;
}

/** Dependencies of a gateway; `api` is only used to run the API in this process. */
interface GatewayDeps {
  env: Env;
  api: Pick<ApiModule, 'lockFolder' | 'openApi'>;
  logger: Logger;
}

/**
 * Creates the gateway to the API. In this process, the database opens on the first call or by `open`, but its
 * folder is locked now.
 * @throws StartError if another process has locked it.
 */
export function openGateway(deps: GatewayDeps): Gateway {
  const { env, logger } = deps;
  return env.API_ORIGIN ? remoteGateway(env.API_ORIGIN, logger) : localGateway(deps);
}

function localGateway({ env, api, logger }: GatewayDeps): Gateway {
  const { databaseUrl, dataDir } = env.api;
  const unlock = databaseUrl || !dataDir ? () => undefined : api.lockFolder(dataDir);
  let opened: Promise<RunningApi> | undefined;
  const open = () => (opened ??= api.openApi({ ...env.api, isFolderLocked: true, logger }));
  return {
    fetch: async (request: Request, caller?: Caller) => (await open()).fetch(request, caller),
    close: async () => {
      await (await opened)?.close();
      unlock();
    },
    open: async () => void (await open()),
  };
}

/** Headers meant only for this server, besides those that `proxy` removes; Node's `fetch` refuses to send `expect`. */
const saidHere = ['host', 'expect', 'proxy-connection'];
/** Timeout for the other server's response after the whole request was sent, in ms. */
const timeoutMs = 15_000;
/** Timeout for a photo, which waits in a queue, in ms. */
const uploadTimeoutMs = 60_000;

function remoteGateway(origin: string, logger: Logger): Gateway {
  return {
    fetch: async (request: Request, caller?: Caller) => {
      try {
        return await forward(request, origin, caller);
      } catch (err) {
        if (!request.signal.aborted)
          logger.error({ err, path: new URL(request.url).pathname }, 'the other server did not answer');
        const detail = 'The server behind this site does not answer. Please try again in a moment.';
        return Response.json({ detail }, { status: 502, headers: { 'retry-after': '5' } });
      }
    },
    close: async () => undefined,
    open: async () => undefined,
  };
}

/** Only these calls get session and known-browser cookies. */
const ownsCookie = /^\/api\/(?:token|users)\//;

function forward(request: Request, origin: string, caller?: Caller): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const raw = new Request(request);
  for (const name of saidHere) raw.headers.delete(name);
  if (!ownsCookie.test(pathname)) raw.headers.delete('cookie');
  if (caller?.address) raw.headers.append('x-forwarded-for', caller.address);
  const late = new AbortController();
  const ms = isForm.test(request.headers.get('content-type') ?? '') ? uploadTimeoutMs : timeoutMs;
  const startTimer = () =>
    void setTimeout(() => late.abort(new DOMException('No answer came.', 'TimeoutError')), ms).unref();
  const signal = AbortSignal.any([request.signal, late.signal]);
  const sent = { raw, redirect: 'manual', signal } as const;
  if (!raw.body) {
    startTimer();
    return proxy(origin + pathname + search, sent);
  }
  // The server aborts uploads that are too slow; slow but steady ones may take their time.
  const body = raw.body.pipeThrough(new TransformStream({ flush: startTimer }));
  return proxy(origin + pathname + search, { ...sent, body });
}

const isForm = /^multipart\/form-data\b/i;
