import { type IncomingMessage, type RequestListener, Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const SWEEP_MS = 50;
/** In so many turns of the event loop nobody else comes when all who waited are accepted; a flood does not hold up the end. */
const QUIET_TURNS = 10;
const MAX_TURNS = 2000;
/** So long a connection that is open already may take to ask its first question. */
const FIRST_QUESTION_MS = 1000;
/** So long the last answers may take to arrive. */
const LAST_ANSWERS_MS = 300;
/** A site that was stopped is usually started again within seconds. */
const RETRY_SECONDS = 5;
const detail = 'We’re restarting the server. Please try again in a few seconds.';

/** A server that can be told to take no more, and then answers everybody who has asked before it ends. */
export class DrainingServer extends Server {
  /** Its open connections, with the last answer of each that was asked something. */
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

  /** Ends the connections on which nobody waits; Node's own cuts off what is written and not sent yet. */
  override closeIdleConnections(): void {
    this.#endIdle(false);
  }

  /** Takes no more connections, ends each with its running request, and answers 503 after `graceMs` to who still waits. */
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

  /** The system resets whom it has let in and nobody has accepted; Node accepts few in a turn. */
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

/** Responses that say, once the server closes, that their connection ends with them. */
function responsesUntil(closing: AbortSignal) {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...head: unknown[]): this {
      // A body that came too slowly was answered before its reader knew.
      if (this.destroyed) return this;
      if (closing.aborted) this.setHeader('connection', 'close');
      return super.writeHead(...(head as Parameters<ServerResponse['writeHead']>));
    }
  };
}
