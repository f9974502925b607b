import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server';
import type { Caller } from './api-env.ts';
import { type BodyPace, endSlowBody, usualPace } from './body-pace.ts';
import { validateRequestHead } from './request-head.ts';

/** Handles a parsed request; `caller` is its sender. */
export type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>;

/** Options of a request listener. */
export interface ListenerDeps {
  /** Runs first, on Node's own request and response; returns true if it has responded. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Minimum pace of a request body. */
  bodyPace?: BodyPace;
  /** Called with errors that nothing else handles; the visitor gets a 500. */
  onError?: (error: unknown) => void;
}

/** Creates a listener that responds to every request, whatever is thrown: the last safeguard between a visitor and the process. */
export function requestListener(
  fetch: Fetch,
  { answerFirst = () => false, onError = () => undefined, bodyPace = usualPace }: ListenerDeps,
): RequestListener {
  const errorHandler = (error: unknown) => answerBroken(error, onError);
  const listener = getRequestListener((request, env) => fetch(request, new HeardCaller(env)), { errorHandler });
  return (request, response) => {
    const giveUpOn = (error: unknown) => {
      onError(error);
      giveUp(response);
    };
    try {
      const fault = validateRequestHead(request);
      if (fault) return refuse(response, 400, faultText(fault));
      endSlowBody(request, bodyPace, () => {
        // Without this, readers of the body would wait for ever: Node detaches a request that has been answered.
        const end = () => request.destroy(new Error('The body came too slowly.'));
        if (response.headersSent) end();
        else {
          response.once('close', end);
          refuse(response, 408, tooSlow);
        }
      });
      if (!answerFirst(request, response)) listener(request, response).catch(giveUpOn);
    } catch (error) {
      giveUpOn(error);
    }
  };
}

/** Sender of a request; its address is read lazily, as it costs a system call and few requests need it. */
class HeardCaller implements Caller {
  readonly #incoming: (HttpBindings | Http2Bindings)['incoming'];

  constructor({ incoming }: HttpBindings | Http2Bindings) {
    this.#incoming = incoming;
  }

  get address(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }
}

/** Responds to a request with an invalid Host header, or to an unhandled error. */
function answerBroken(error: unknown, onError: (error: unknown) => void): Response {
  if (error instanceof RequestError) return Response.json(faultText(error.message), { status: 400, headers: sniffed });
  onError(error);
  return new Response(null, { status: 500 });
}

const sniffed = { 'x-content-type-options': 'nosniff' };

const faultText = (fault: string) => ({
  detail: `We couldn’t read the request (${fault}). Check its address and Host header.`,
});

const tooSlow = {
  detail: 'The request was too slow or incomplete. Please send it again.',
};

function refuse(response: ServerResponse, status: 400 | 408, text: { detail: string }): void {
  response
    .writeHead(status, { ...sniffed, 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify(text));
}

function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
