import type { Logger } from 'pino';
import type { ApiModule, Caller, RunningApi } from './api-module.ts';
import type { Env } from './env.ts';

/** The API as the site reaches it: in this process, or on another server. */
export interface Gateway extends RunningApi {
  /** Opens the database before the first call does. */
  warmUp(): Promise<void>;
}

/** What a gateway goes by; `api` is asked for an API only where that runs in this process. */
interface GatewayDeps {
  env: Env;
  api: Pick<ApiModule, 'lockFolder' | 'openApi'>;
  logger: Logger;
}

/**
 * Opens the way to the API. In this process the database is opened on the first call or by `warmUp`; its folder is taken now.
 * @throws StartError when another process has it.
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
    warmUp: async () => void (await open()),
  };
}

/** Headers that belong to one connection, or to a body that `fetch` has already unpacked. */
const ofTheConnection = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-encoding',
  'content-length',
  'host',
];
const timeoutMs = 15_000;

function remoteGateway(origin: string, logger: Logger): Gateway {
  return {
    fetch: async (request: Request, caller?: Caller) => {
      try {
        return withoutConnectionHeaders(await fetch(forwarded(request, origin, caller)));
      } catch (err) {
        if (!request.signal.aborted) logger.error({ err, url: request.url }, 'the other server did not answer');
        const detail = 'The server behind this site does not answer. Please try again in a moment.';
        return Response.json({ detail }, { status: 502, headers: { 'retry-after': '5' } });
      }
    },
    close: async () => undefined,
    warmUp: async () => undefined,
  };
}

/** Cookies of sessions and of known browsers concern these calls alone. */
const ownsCookie = /^\/api\/(?:token|users)\//;

function forwarded(request: Request, origin: string, caller?: Caller): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ofTheConnection) headers.delete(name);
  if (!ownsCookie.test(pathname)) headers.delete('cookie');
  if (caller?.address) headers.append('x-forwarded-for', caller.address);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const body = request.body && { body: request.body, duplex: 'half' };
  return new Request(origin + pathname + search, {
    method: request.method,
    headers,
    redirect: 'manual',
    signal,
    ...body,
  });
}

function withoutConnectionHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of ofTheConnection) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}
