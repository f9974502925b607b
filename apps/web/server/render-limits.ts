import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Caller, clientAddresses, RateLimit } from '@dopahiya/api';
import * as texts from '#texts/server';
import { briefPage } from './answers.ts';

/** Who asks for a page: the peer that the server has heard, and whom that peer says it asks for. */
export interface Visitor {
  caller: Caller;
  forwardedFor: string | undefined;
  /** What the visitor sent to the page, if it is a form. */
  form?: SentForm;
}

/** A form as a browser sends it by itself. */
interface SentForm {
  body: string;
  userAgent: string | undefined;
  cookie: string | undefined;
}

/** Renders the page of an address; without a visitor nobody waits for it. */
export type Render = (address: string, visitor?: Visitor) => Promise<Response>;

/** How much may be rendered. */
export interface RenderLimits {
  /** Pages a minute for one client; what is cached does not count. */
  perMinute: number;
  /** Pages that are rendered at once. */
  atOnce: number;
  /** Renders that may wait, and how long each, in ms. */
  waiting: number;
  waitMs: number;
  trustedProxies?: readonly string[] | undefined;
  /** Aborted when the site ends: what waits is refused at once, what runs is finished. */
  closing?: AbortSignal | undefined;
}

/** Limits a renderer: 429 to a client who asks too much, 503 to everybody while too many wait. */
export function limitRenders(render: Render, limits: RenderLimits): Render {
  const secondsFor = clientLimit(limits);
  const queue = new RenderQueue(limits);
  return async (address, visitor) => {
    const seconds = visitor ? secondsFor(visitor) : 0;
    if (seconds > 0) return refuseVisitor(seconds);
    if (!(await queue.enter())) return briefPage(503, texts.busy, retryIn(2));
    try {
      return await render(address, visitor);
    } finally {
      queue.leave();
    }
  };
}

/** Tells a visitor that the limit of their address is reached. */
export function refuseVisitor(seconds: number): Response {
  return briefPage(429, texts.tooMany, retryIn(seconds));
}

const retryIn = (seconds: number) => ({ 'retry-after': String(seconds) });

function clientLimit({ perMinute, trustedProxies }: RenderLimits): (visitor: Visitor) => number {
  const clientAddress = clientAddresses(trustedProxies);
  const allowance = { burst: perMinute, perSecond: perMinute / 60 };
  const limit = new RateLimit({ allowance, clock: () => new Date(), clientAddress });
  return ({ caller, forwardedFor }) => {
    const client = clientAddress(caller.address, forwardedFor);
    return client === undefined ? 0 : limit.take(client);
  };
}

/**
 * Places to render in, and a queue before them. Each render begins in a turn of the event loop that is its own: visitors who
 * are heard in one turn would all be rendered for in it, and what needs no rendering would wait for all of them.
 */
class RenderQueue {
  readonly #limits: RenderLimits;
  readonly #waiting = new Set<(mayRender: boolean) => void>();
  #running = 0;

  constructor(limits: RenderLimits) {
    this.#limits = limits;
    limits.closing?.addEventListener('abort', () => {
      for (const end of this.#waiting) end(false);
    });
  }

  /** Waits for a place. @returns false when the queue is full, none was free in time, or the site ends. */
  async enter(): Promise<boolean> {
    const { atOnce, waiting, closing } = this.#limits;
    if (closing?.aborted) return false;
    if (this.#running >= atOnce) return this.#waiting.size < waiting && this.#wait();
    this.#running += 1;
    return nextTurn(true);
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) next(true);
    else this.#running -= 1;
  }

  #wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (mayRender: boolean) => {
        clearTimeout(deadline);
        this.#waiting.delete(end);
        setImmediate(resolve, mayRender);
      };
      const deadline = setTimeout(end, this.#limits.waitMs, false);
      this.#waiting.add(end);
    });
  }
}
