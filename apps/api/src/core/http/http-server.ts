import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartError } from '../command/start-error.ts';
import { DrainingServer } from './draining-server.ts';
import { type Fetch, type ListenerDeps, requestListener } from './request-listener.ts';

/** Interval in ms at which Node checks for timeouts. */
const CHECK_MS = 1000;
/** Half a second after the site answers its pending pages with 503, so that those responses are sent. */
const GRACE_MS = 10_500;

/** Maximum time in ms for a whole request whose body keeps the minimum pace: the largest photo takes 52 minutes at that pace. */
const WHOLE_MS = 3_600_000;

/** Address and limits of a server. */
export interface ServerAddress extends ListenerDeps {
  hostname: string;
  port: number;
  /** Time in ms that pending requests have after `stop`; then they get a 503. */
  graceMs?: number;
  /** Timeout in ms for the head of a request; slower connections are closed. */
  headMs?: number;
  /** Idle timeout of a connection in ms. */
  silenceMs?: number;
  /** Maximum number of open connections; one more closes idle ones, or is closed itself. */
  connections?: number;
}

/** Listening HTTP server. */
export interface HttpServer {
  /** Actual port: port 0 picks a free one. */
  port: number;
  /** Stops accepting connections, closes each after its current request, and responds 503 to requests still pending after `graceMs`. */
  stop: () => Promise<void>;
}

/** Serves requests over HTTP. @throws StartError if the address is in use or not permitted. */
export async function startServer(fetch: Fetch, address: ServerAddress): Promise<HttpServer> {
  const server = new DrainingServer(timesOf(address), requestListener(fetch, address));
  limitConnections(server, address);
  try {
    server.listen(address.port, address.hostname);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(
      `The server cannot listen on ${address.hostname}:${address.port} (${(error as Error).message}). ` +
        'Stop what uses that port, or set PORT and HOST to another address.',
      { cause: error },
    );
  }
  return { port: portOf(server, address), stop: () => server.drain(address.graceMs ?? GRACE_MS) };
}

function timesOf({ headMs = 12_000 }: ServerAddress) {
  return {
    headersTimeout: headMs,
    requestTimeout: Math.max(headMs, WHOLE_MS),
    connectionsCheckingInterval: Math.min(headMs, CHECK_MS),
  };
}

function limitConnections(server: Server, { connections = 4000, silenceMs = 60_000 }: ServerAddress): void {
  server.maxConnections = connections;
  server.on('drop', () => server.closeIdleConnections());
  server.setTimeout(silenceMs);
}

function portOf(server: Server, { port }: ServerAddress): number {
  const bound = server.address();
  return bound && typeof bound === 'object' ? bound.port : port;
}
