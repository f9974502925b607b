import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { ApiEnv } from './api-env.ts';
import { AppError } from '../errors.ts';
import type { ClientAddress } from './client-address.ts';

const MAX_CLIENTS = 20_000;

/** How much one client may ask: `burst` calls at once, and after that `perSecond`. */
interface Allowance {
  burst: number;
  perSecond: number;
}

/** The allowances of the calls that cost most or write: a search box asks three times a second while somebody types. */
const allowances = {
  search: { burst: 40, perSecond: 4 },
  price: { burst: 30, perSecond: 1 },
  picture: { burst: 20, perSecond: 1 },
  count: { burst: 30, perSecond: 0.5 },
  write: { burst: 5, perSecond: 0.1 },
} as const satisfies Record<string, Allowance>;

interface Bucket {
  tokens: number;
  at: number;
}

/** What a rate limit goes by: how much each may ask, what time it is, and who a client is. */
export interface LimitParts {
  allowance: Allowance;
  clock: Clock;
  clientAddress: ClientAddress;
}

/** A token bucket for each client, those that asked most lately; in the memory of this process. */
export class RateLimit {
  readonly #parts: LimitParts;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  constructor(parts: LimitParts) {
    this.#parts = parts;
  }

  /** Takes one call from the allowance of who sent a request. @returns like `take`, and 0 when the site itself asks. */
  takeFor({ env, req }: Context<ApiEnv>): number {
    const client = this.#parts.clientAddress(env?.address, req.header('x-forwarded-for'));
    return client === undefined ? 0 : this.take(client);
  }

  /** Takes one call from a client's allowance. @returns 0, or the seconds to wait when none is left. */
  take(client: string): number {
    const { burst, perSecond } = this.#parts.allowance;
    const at = this.#parts.clock().getTime();
    const { tokens, at: last } = this.#buckets.get(client) ?? { tokens: burst, at };
    const filled = Math.min(burst, tokens + (Math.max(0, at - last) / 1000) * perSecond);
    const isAllowed = filled >= 1;
    this.#buckets.set(client, { tokens: isAllowed ? filled - 1 : filled, at });
    return isAllowed ? 0 : Math.ceil((1 - filled) / perSecond);
  }
}

/** The limits of all calls that have one. */
export function rateLimits(parts: Omit<LimitParts, 'allowance'>): Record<keyof typeof allowances, RateLimit> {
  const limit = (name: keyof typeof allowances) => new RateLimit({ ...parts, allowance: allowances[name] });
  return {
    search: limit('search'),
    price: limit('price'),
    picture: limit('picture'),
    count: limit('count'),
    write: limit('write'),
  };
}

/** Middleware that answers 429 when a client has used up its allowance; pages made in this process have no client. */
export function limitRate(
  limit: RateLimit,
  applies: (c: Context<ApiEnv>) => boolean = () => true,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const seconds = applies(c) ? limit.takeFor(c) : 0;
    if (seconds > 0) {
      c.header('retry-after', String(seconds));
      throw new AppError(429, tooMany(seconds));
    }
    await next();
  };
}

const tooMany = (seconds: number): string =>
  `Too many of these requests came from your address. Ask again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
