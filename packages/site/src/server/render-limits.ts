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
  /** Pages of one client that may wait or be rendered at once. */
  waitingOfClient: number;
  trustedProxies?: readonly string[] | undefined;
  /** What tells clients apart, counts, and lets them wait. */
  api: Pick<ApiModule, 'clientAddresses' | 'RateLimit' | 'WorkQueue'>;
  /** Aborted when the site ends: renders that wait go on waiting for `closingMs` and are refused then; what runs is finished. */
  closing?: AbortSignal | undefined;
  closingMs?: number | undefined;
}

/** Limits a renderer: 429 to a client who asks too much or for too many pages at once, 503 to everybody while too many wait. */
export function limitRenders(render: Render, limits: RenderLimits): Render {
  const clientOf = clientReader(limits);
  const limit = rendersOfClient(limits);
  const share = shareOfClient(limits.waitingOfClient);
  const { api, atOnce, waiting, waitMs, closing, closingMs } = limits;
  const queue = new api.WorkQueue({ atOnce, lanes: [waiting], waitMs, busy: () => new Busy(), closing, closingMs });
  return async (address, visitor) => {
    const client = visitor && clientOf(visitor);
    const seconds = client === undefined ? 0 : limit.take(client);
    if (seconds > 0) return refuseVisitor(seconds);
    if (!share.take(client)) return refuseVisitor(SECONDS_WHEN_BUSY);
    try {
      return await queue.run(async () => {
        // Visitors who are heard in one turn of the event loop would all be rendered for in it, and what needs no rendering
        // would wait for all of them.
        await nextTurn();
        return render(address, visitor);
      });
    } catch (error) {
      if (error instanceof Busy) return briefPage(503, texts.busy, retryIn(SECONDS_WHEN_BUSY));
      throw error;
    } finally {
      share.giveBack(client);
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

/** After so many seconds a visitor may try again whose page found no place. */
const SECONDS_WHEN_BUSY = 2;

const clientReader = ({ trustedProxies, api }: RenderLimits) => {
  const clientAddress = api.clientAddresses(trustedProxies);
  return ({ caller, forwardedFor }: Visitor) => clientAddress(caller.address, forwardedFor);
};

function rendersOfClient({ perMinute, trustedProxies, api }: RenderLimits) {
  const allowance = { burst: perMinute, perSecond: perMinute / 60 };
  return new api.RateLimit({ allowance, clock: () => new Date(), clientAddress: api.clientAddresses(trustedProxies) });
}

/** Counts the pages of each client that are on their way; at most as many clients as may wait are known at once. */
function shareOfClient(max: number) {
  const pages = new Map<string, number>();
  return {
    take: (client: string | undefined): boolean => {
      if (client === undefined) return true;
      const before = pages.get(client) ?? 0;
      if (before >= max) return false;
      pages.set(client, before + 1);
      return true;
    },
    giveBack: (client: string | undefined): void => {
      if (client === undefined) return;
      const left = (pages.get(client) ?? 1) - 1;
      if (left > 0) pages.set(client, left);
      else pages.delete(client);
    },
  };
}
