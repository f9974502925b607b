import { setImmediate as nextTurn } from 'node:timers/promises';
import * as texts from '#texts/server';
import { briefPage } from './answers.ts';
import type { ApiModule, Caller } from './api-module.ts';

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
  /** What tells clients apart, counts, and lets them wait. */
  api: Pick<ApiModule, 'clientAddresses' | 'RateLimit' | 'WorkQueue'>;
  /** Aborted when the site ends: renders that wait go on waiting for `closingMs` and are refused then; what runs is finished. */
  closing?: AbortSignal | undefined;
  closingMs?: number | undefined;
}

/** Limits a renderer: 429 to a client who asks too much, 503 to everybody while too many wait. */
export function limitRenders(render: Render, limits: RenderLimits): Render {
  const secondsFor = clientLimit(limits);
  const { api, atOnce, waiting, waitMs, closing, closingMs } = limits;
  const queue = new api.WorkQueue({ atOnce, lanes: [waiting], waitMs, busy: () => new Busy(), closing, closingMs });
  return async (address, visitor) => {
    const seconds = visitor ? secondsFor(visitor) : 0;
    if (seconds > 0) return refuseVisitor(seconds);
    try {
      return await queue.run(async () => {
        // Visitors who are heard in one turn of the event loop would all be rendered for in it, and what needs no rendering
        // would wait for all of them.
        await nextTurn();
        return render(address, visitor);
      });
    } catch (error) {
      if (error instanceof Busy) return briefPage(503, texts.busy, retryIn(2));
      throw error;
    }
  };
}

/** Too many wait for a page already, or one was waited for too long. */
class Busy extends Error {
  override name = 'Busy';
}

/** Tells a visitor that the limit of their address is reached. */
export function refuseVisitor(seconds: number): Response {
  return briefPage(429, texts.tooMany, retryIn(seconds));
}

const retryIn = (seconds: number) => ({ 'retry-after': String(seconds) });

function clientLimit({ perMinute, trustedProxies, api }: RenderLimits): (visitor: Visitor) => number {
  const clientAddress = api.clientAddresses(trustedProxies);
  const allowance = { burst: perMinute, perSecond: perMinute / 60 };
  const limit = new api.RateLimit({ allowance, clock: () => new Date(), clientAddress });
  return ({ caller, forwardedFor }) => {
    const client = clientAddress(caller.address, forwardedFor);
    return client === undefined ? 0 : limit.take(client);
  };
}
