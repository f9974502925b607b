import { setImmediate as nextTurn } from 'node:timers/promises';
import { briefPage } from './answers.ts';
import type { ApiModule, Caller } from './api-module.ts';

/** Client of a page request: the TCP peer, and the address it forwards for. */
export interface Visitor {
  caller: Caller;
  forwardedFor: string | undefined;
  /** Form data posted to the page, if any. */
  form?: SentForm;
}

/** Natively submitted form. */
interface SentForm {
  body: string;
  userAgent: string | undefined;
  cookie: string | undefined;
}

/** Renders the page at a path; without a visitor it runs in the background. */
export type Render = (address: string, visitor?: Visitor) => Promise<Response>;

/** Limits of rendering. */
export interface RenderLimits {
  /** Pages per client and minute; cached ones don't count. */
  perMinute: number;
  /** Maximum number of concurrent renders. */
  atOnce: number;
  /** Maximum number of queued renders, and their maximum wait in ms. */
  waiting: number;
  waitMs: number;
  /** Maximum pages per client that are queued or rendering. */
  waitingOfClient: number;
  trustedProxies?: readonly string[] | undefined;
  /** Tools for client addresses, rate limits and the queue. */
  api: Pick<ApiModule, 'clientAddresses' | 'RateLimit' | 'WorkQueue'>;
  /** Aborted at shutdown: queued renders wait for `closingMs` more and are then refused; running ones finish. */
  closing?: AbortSignal | undefined;
  closingMs?: number | undefined;
}

/** Limits a renderer: 429 for a client with too many requests or pages at once, 503 for everybody while the queue is full. */
export function limitRenders(render: Render, limits: RenderLimits): Render {
  const clientOf = clientReader(limits);
  const limit = rendersOfClient(limits);
  const share = shareOfClient(limits.waitingOfClient);
  const { api, atOnce, waiting, waitMs, closing, closingMs } = limits;
  const queue = new api.WorkQueue({ atOnce, lanes: [waiting], waitMs, busy: () => new Busy(), closing, closingMs });
  return async (address, visitor) => {
    const client = visitor && clientOf(visitor);
    const seconds = client === undefined ? 0 : limit.take(client);
    if (seconds > 0) return refuseVisitor(seconds, address);
    if (!share.take(client)) return refuseVisitor(SECONDS_WHEN_BUSY, address);
    try {
      return await queue.run(async () => {
        // Otherwise all visitors read in one turn of the event loop would be rendered in it, and cached
        // responses would wait for all of them.
        await nextTurn();
        return render(address, visitor);
      });
    } catch (error) {
      if (error instanceof Busy) return briefPage(503, 'busy', address, retryIn(SECONDS_WHEN_BUSY));
      throw error;
    } finally {
      share.giveBack(client);
    }
  };
}

/** The queue is full, or the wait timed out. */
class Busy extends Error {
  override name = 'Busy';
}

/** Returns the 429 page for a page of a visitor who reached a rate limit. */
export function refuseVisitor(seconds: number, address: string): Response {
  return briefPage(429, 'tooMany', address, retryIn(seconds));
}

const retryIn = (seconds: number) => ({ 'retry-after': String(seconds) });

/** Retry-After when the queue is full, in seconds. */
const SECONDS_WHEN_BUSY = 2;

const clientReader = ({ trustedProxies, api }: RenderLimits) => {
  const clientAddress = api.clientAddresses(trustedProxies);
  return ({ caller, forwardedFor }: Visitor) => clientAddress(caller.address, forwardedFor);
};

function rendersOfClient({ perMinute, trustedProxies, api }: RenderLimits) {
  const allowance = { burst: perMinute, perSecond: perMinute / 60 };
  return new api.RateLimit({ allowance, clock: () => new Date(), clientAddress: api.clientAddresses(trustedProxies) });
}

/** Counts the pages in progress per client; knows at most as many clients as may be queued. */
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
