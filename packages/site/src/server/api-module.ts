import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Client of a request: the address of the TCP peer; without one it is the site itself. */
export interface Caller {
  address?: string | undefined;
}

/** Request handler. */
export type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>;

/** API settings that the site also reads. */
export interface ApiSettings {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  listingPhotosOrigin?: string | undefined;
  trustedProxies?: readonly string[] | undefined;
}

/** Running instance of the API. */
export interface RunningApi {
  fetch(request: Request, caller?: Caller): Promise<Response>;
  close(): Promise<void>;
}

/** Running HTTP server. */
export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

/** Listen address, the handler that runs first, and the callback for malformed requests. */
interface Listening {
  hostname: string;
  port: number;
  answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
  onError: (error: unknown) => void;
}

/** Exports of the API package that the site's server uses: the API itself, and shared request handling. */
export interface ApiModule {
  readApiEnv(source: NodeJS.ProcessEnv): ApiSettings;
  /** Opens the log, with limited line length. */
  openLog(level: string): Logger;
  openApi(settings: ApiSettings & { isFolderLocked: boolean; logger: Logger }): Promise<RunningApi>;
  /** @throws if another process has locked the folder. */
  lockFolder(folder: string): () => void;
  startServer(fetch: Fetch, listening: Listening): Promise<RunningServer>;
  /** Checks whether a write request comes from a page at this origin. */
  isOwnWrite(headers: Headers, origin: string): boolean;
  clientAddresses(
    ours?: readonly string[],
  ): (peer: string | undefined, forwardedFor: string | undefined) => string | undefined;
  RateLimit: new (limit: {
    allowance: { burst: number; perSecond: number };
    clock: () => Date;
    clientAddress: ReturnType<ApiModule['clientAddresses']>;
  }) => { take(subject: string): number };
  WorkQueue: new (capacity: {
    atOnce: number;
    lanes: readonly number[];
    waitMs: number;
    busy: () => Error;
    closing?: AbortSignal | undefined;
    closingMs?: number | undefined;
  }) => { run<Result>(work: () => Promise<Result>): Promise<Result> };
}
