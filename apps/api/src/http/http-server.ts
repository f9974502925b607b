import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { Caller } from './api-env.ts';
import { StartError } from '../start-error.ts';

const GRACE_MS = 10_000;

/** Where a server listens. */
export interface ServerAddress {
  hostname: string;
  port: number;
}

/** A listening HTTP server. */
export interface HttpServer {
  /** The port it really has: port 0 takes any free one. */
  port: number;
  /** Takes no more requests and lets the running ones finish, for ten seconds at most. */
  stop: () => Promise<void>;
}

/** Serves requests over HTTP. @throws StartError when the address is taken or forbidden. */
export async function startServer(
  fetch: (request: Request, caller: Caller) => Response | Promise<Response>,
  address: ServerAddress,
): Promise<HttpServer> {
  const server = createAdaptorServer({ fetch: (request, env) => fetch(request, new HeardCaller(env)) }) as Server;
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
  return { port: portOf(server, address), stop: () => stop(server) };
}

/** Who sent a request: the address costs a system call, and few requests ask for it. */
class HeardCaller implements Caller {
  readonly #incoming: (HttpBindings | Http2Bindings)['incoming'];

  constructor({ incoming }: HttpBindings | Http2Bindings) {
    this.#incoming = incoming;
  }

  get address(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }
}

function portOf(server: Server, { port }: ServerAddress): number {
  const bound = server.address();
  return bound && typeof bound === 'object' ? bound.port : port;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(deadline);
}
