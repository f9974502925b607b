import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Who asks: the peer that the server has heard; without an address the site itself. */
export interface Caller {
  address?: string | undefined;
}

/** What answers requests. */
export type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>;

/** The settings of the API that the site reads too. */
export interface ApiSettings {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  listingPhotosOrigin?: string | undefined;
  trustedProxies?: readonly string[] | undefined;
}

/** A running API. */
export interface RunningApi {
  fetch(request: Request, caller?: Caller): Promise<Response>;
  close(): Promise<void>;
}

/** A server that listens. */
export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

/** The address that a server listens on, what answers before anything else, and what is told of requests that nobody could read. */
interface Listening {
  hostname: string;
  port: number;
  answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
  onError: (error: unknown) => void;
}

/** The API's package, of which the site's server takes the API itself and what both do at their door. */
export interface ApiModule {
  readApiEnv(source: NodeJS.ProcessEnv): ApiSettings;
  /** Opens the log, whose lines are bounded. */
  openLog(level: string): Logger;
  openApi(settings: ApiSettings & { isFolderLocked: boolean; logger: Logger }): Promise<RunningApi>;
  /** @throws when another process has the folder. */
  lockFolder(folder: string): () => void;
  startServer(fetch: Fetch, listening: Listening): Promise<RunningServer>;
  /** Whether a request that writes comes from a page at this origin. */
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
