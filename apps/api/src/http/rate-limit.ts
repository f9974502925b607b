import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { ApiEnv } from './api-env.ts';
import { AppError } from './app-error.ts';
import { clientAddress } from './client-address.ts';

const MAX_CLIENTS = 20_000;

/** How much one client may ask: `burst` calls at once, and after that `perSecond`. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** The allowances of the calls that cost the server most: a search box asks three times a second while somebody types. */
export const allowances = {
  search: { burst: 40, perSecond: 4 },
  price: { burst: 30, perSecond: 1 },
} as const satisfies Record<string, Allowance>;

interface Bucket {
  tokens: number;
  at: number;
}

/** A token bucket for each client, those that asked most lately; in the memory of this process. */
export class RateLimit {
  readonly #allowance: Allowance;
  readonly #clock: Clock;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance;
    this.#clock = clock;
  }

  /** Takes one call from a client's allowance. @returns 0, or the seconds to wait when none is left. */
  take(client: string): number {
    const { burst, perSecond } = this.#allowance;
    const at = this.#clock().getTime();
    const { tokens, at: last } = this.#buckets.get(client) ?? { tokens: burst, at };
    const filled = Math.min(burst, tokens + (Math.max(0, at - last) / 1000) * perSecond);
    const isAllowed = filled >= 1;
    this.#buckets.set(client, { tokens: isAllowed ? filled - 1 : filled, at });
    return isAllowed ? 0 : Math.ceil((1 - filled) / perSecond);
  }
}

/** Middleware that answers 429 when a client has used up its allowance; pages made in this process have no client. */
export function limitRate(
  limit: RateLimit,
  applies: (c: Context<ApiEnv>) => boolean = () => true,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const client = clientAddress(c.env?.address, c.req.header('x-forwarded-for'));
    const seconds = client && applies(c) ? limit.take(client) : 0;
    if (seconds > 0) {
      c.header('retry-after', String(seconds));
      throw new AppError(429, tooMany(seconds));
    }
    await next();
  };
}

const tooMany = (seconds: number): string =>
  `Too many of these requests came from your address. Ask again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
