import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server';
import type { Caller } from './api-env.ts';
import { type BodyPace, endSlowBody, usualPace } from './body-pace.ts';
import { validateRequestHead } from './request-head.ts';

/** Answers a request that was read; `caller` says who sent it. */
export type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>;

/** What else a listener goes by. */
export interface ListenerDeps {
  /** Tried before anything else, on Node's own request and response; true when it has answered. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** How fast a body has to come. */
  bodyPace?: BodyPace;
  /** Told of what was thrown where nothing else answers; the visitor gets 500. */
  onError?: (error: unknown) => void;
}

/** Answers every request, whatever is thrown on the way: nothing but this stands between a visitor and the process. */
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
        // Whoever reads the body would wait for its end otherwise: Node lets go of a request that is answered.
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

/** A request whose Host header is none gets no further than here. */
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
