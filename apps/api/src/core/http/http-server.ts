import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartError } from '../command/start-error.ts';
import { DrainingServer } from './draining-server.ts';
import { type Fetch, type ListenerDeps, requestListener } from './request-listener.ts';

/** Node looks for what is late this often. */
const CHECK_MS = 1000;
/** Half a second after a site refuses the pages that wait, so that those answers are out. */
const GRACE_MS = 10_500;

/** How long a request may take to come, whose body keeps the pace: the largest photo takes 52 minutes then. */
const WHOLE_MS = 3_600_000;

/** Where a server listens, and its limits. */
export interface ServerAddress extends ListenerDeps {
  hostname: string;
  port: number;
  /** How long requests may take once it stops, in ms; after that they are answered 503. */
  graceMs?: number;
  /** In which time the head of a request has come whole, in ms: what is slower is closed. */
  headMs?: number;
  /** For how long a connection may carry nothing either way, in ms. */
  silenceMs?: number;
  /** How many connections are open at once; one more ends those on which nothing is asked, or is closed. */
  connections?: number;
}

/** A listening HTTP server. */
export interface HttpServer {
  /** The port it really has: port 0 takes any free one. */
  port: number;
  /** Takes no more connections, ends each with its running request, and answers 503 after `graceMs` to who still waits. */
  stop: () => Promise<void>;
}

/** Serves requests over HTTP. @throws StartError when the address is taken or forbidden. */
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
