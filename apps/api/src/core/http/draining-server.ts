import { type IncomingMessage, type RequestListener, Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const SWEEP_MS = 50;
/** Number of quiet event loop turns after which all waiting connections have been accepted; a flood does not delay shutdown. */
const QUIET_TURNS = 10;
const MAX_TURNS = 2000;
/** Timeout in ms for the first request on a connection that is already open. */
const FIRST_QUESTION_MS = 1000;
/** Time in ms for the last responses to arrive. */
const LAST_ANSWERS_MS = 300;
/** A stopped site usually restarts within seconds. */
const RETRY_SECONDS = 5;
const detail = 'We’re restarting the server. Please try again in a few seconds.';

/** HTTP server that can stop accepting connections and answer all pending requests before it closes. */
export class DrainingServer extends Server {
  /** Open connections, with the last response of each that sent a request. */
  readonly #connections = new Map<Socket, ServerResponse | undefined>();
  readonly #closing: AbortController;

  constructor(options: ServerOptions, listener: RequestListener) {
    const closing = new AbortController();
    super({ ...options, ServerResponse: responsesUntil(closing.signal) }, listener);
    this.#closing = closing;
    this.on('connection', (socket: Socket) => {
      this.#connections.set(socket, undefined);
      socket.once('close', () => this.#connections.delete(socket));
    });
    this.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
      this.#connections.set(socket, response),
    );
  }

  /** Closes idle connections; Node's own method drops data that is written but not sent yet. */
  override closeIdleConnections(): void {
    this.#endIdle(false);
  }

  /** Stops accepting connections, closes each after its current request, and responds 503 to those still pending after `graceMs`. */
  async drain(graceMs: number): Promise<void> {
    this.#closing.abort();
    await this.#acceptWaiting();
    const closed = new Promise((resolve) => this.close(resolve));
    const start = performance.now();
    const sweep = setInterval(() => this.#endIdle(performance.now() - start > FIRST_QUESTION_MS), SWEEP_MS);
    const deadline = setTimeout(() => this.#refuseWaiting(), graceMs);
    const cutOff = setTimeout(() => this.closeAllConnections(), graceMs + LAST_ANSWERS_MS);
    await closed;
    clearTimeout(deadline);
    clearTimeout(cutOff);
    clearInterval(sweep);
  }

  /** Accepts all connections in the backlog, which the system would reset; Node accepts only a few per turn. */
  async #acceptWaiting(): Promise<void> {
    let quietTurns = 0;
    this.on('connection', () => (quietTurns = 0));
    for (let turn = 0; turn < MAX_TURNS && quietTurns < QUIET_TURNS; turn += 1) {
      await nextTurn();
      quietTurns += 1;
    }
  }

  #refuseWaiting(): void {
    for (const answer of this.#connections.values())
      if (answer && !answer.headersSent)
        answer
          .writeHead(503, {
            'content-type': 'application/json',
            'cache-control': 'no-store',
            'retry-after': String(RETRY_SECONDS),
            'x-content-type-options': 'nosniff',
          })
          .end(JSON.stringify({ detail }));
  }

  #endIdle(alsoUnasked: boolean): void {
    for (const [socket, answer] of this.#connections) if (answer ? answer.writableFinished : alsoUnasked) socket.end();
  }
}

/** Responses that add `connection: close` once the server is closing. */
function responsesUntil(closing: AbortSignal) {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...head: unknown[]): this {
      // A body that came too slowly was answered before its reader noticed.
      if (this.destroyed) return this;
      if (closing.aborted) this.setHeader('connection', 'close');
      return super.writeHead(...(head as Parameters<ServerResponse['writeHead']>));
    }
  };
}
