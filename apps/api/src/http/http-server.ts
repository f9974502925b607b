import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server';
import type { Caller } from './api-env.ts';
import { StartError } from '../start-error.ts';

const SWEEP_MS = 50;

/** Where a server listens, and how long running requests may take once it stops, in ms. */
export interface ServerAddress {
  hostname: string;
  port: number;
  graceMs?: number;
  /** Tried before anything else, on Node's own request and response; true when it has answered. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** A listening HTTP server. */
export interface HttpServer {
  /** The port it really has: port 0 takes any free one. */
  port: number;
  /** Takes no more connections, ends each with its running request, and cuts off after `graceMs` what still runs. */
  stop: () => Promise<void>;
}

/** Serves requests over HTTP. @throws StartError when the address is taken or forbidden. */
export async function startServer(
  fetch: (request: Request, caller: Caller) => Response | Promise<Response>,
  address: ServerAddress,
): Promise<HttpServer> {
  const closing = new AbortController();
  const listener = getRequestListener((request, env) => fetch(request, new HeardCaller(env)), {
    errorHandler: answerBrokenRequest,
  });
  const options = { ServerResponse: responsesUntil(closing.signal) };
  const { answerFirst = () => false } = address;
  const server = createServer(options, (request, response) => {
    if (!answerFirst(request, response)) void listener(request, response);
  });
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
  return { port: portOf(server, address), stop: () => stop(server, closing, address) };
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

/** Responses that say, once the server closes, that their connection ends with them. */
function responsesUntil(closing: AbortSignal) {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...head: unknown[]): this {
      if (closing.aborted) this.setHeader('connection', 'close');
      return super.writeHead(...(head as Parameters<ServerResponse['writeHead']>));
    }
  };
}

/** A request whose address or Host header is none gets no further than here. */
function answerBrokenRequest(error: unknown): Response {
  if (!(error instanceof RequestError)) return new Response(null, { status: 500 });
  const detail = `The request cannot be read (${error.message}). Check its address and its Host header.`;
  return Response.json({ detail }, { status: 400, headers: { 'x-content-type-options': 'nosniff' } });
}

async function stop(server: Server, closing: AbortController, { graceMs = 6000 }: ServerAddress): Promise<void> {
  const closed = once(server, 'close');
  closing.abort();
  server.close();
  // Connections whose last response began before, and promised to stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(deadline);
  clearInterval(sweep);
}
