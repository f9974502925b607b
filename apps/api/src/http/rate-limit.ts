import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { ApiEnv } from './api-env.ts';
import type { ClientAddress } from './client-address.ts';

const MAX_SUBJECTS = 20_000;
const LONGEST_SUBJECT = 150;

/** How much may be asked: `burst` calls at once, and after that `perSecond`. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** What was taken by whom, in the milliseconds that it takes to fill up again. */
export interface Take {
  subject: string;
  ms: number;
}

interface Bucket {
  /** Milliseconds after `at` until the whole allowance is there again. */
  debt: number;
  at: number;
  /** What was taken here and no other process knows yet. */
  unshared: number;
}

/** What a rate limit goes by: how much each may ask, what time it is, and who a client is. */
export interface LimitParts {
  allowance: Allowance;
  clock: Clock;
  clientAddress: ClientAddress;
}

/** A token bucket for each subject (a client, an account), those that asked most lately. */
export class RateLimit {
  readonly #parts: LimitParts;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_SUBJECTS });

  constructor(parts: LimitParts) {
    this.#parts = parts;
  }

  /** The address of who sent a request; undefined when the site itself asks. */
  clientOf({ env, req }: Context<ApiEnv>): string | undefined {
    return this.#parts.clientAddress(env?.address, req.header('x-forwarded-for'));
  }

  /** Takes one call from a subject's allowance. @returns 0, or the seconds to wait when none is left. */
  take(subject: string): number {
    const { burst, perSecond } = this.#parts.allowance;
    const cost = 1000 / perSecond;
    const bucket = this.#bucketOf(subject);
    const tooMuch = bucket.debt + cost - burst * cost;
    // Less than a millisecond is rounding.
    if (tooMuch >= 1) return Math.ceil(tooMuch / 1000);
    this.#buckets.set(subject, { ...bucket, debt: bucket.debt + cost, unshared: bucket.unshared + cost });
    return 0;
  }

  /**
   * Tells others what was taken here since the last time, and goes by what they say was taken everywhere. When they
   * cannot be told, it is told the next time, as far as it counts by then.
   */
  async share(tell: (takes: Take[]) => Promise<Take[]>): Promise<void> {
    const takes = this.#takeUnshared();
    if (takes.length === 0) return;
    try {
      for (const { subject, ms } of await tell(takes))
        this.#change(subject, ({ unshared }) => ({ debt: ms + unshared }));
    } catch (error) {
      for (const { subject, ms } of takes) this.#change(subject, ({ unshared }) => ({ unshared: unshared + ms }));
      throw error;
    }
  }

  #takeUnshared(): Take[] {
    return [...this.#buckets.keys()].flatMap((subject) => {
      const { debt, unshared } = this.#bucketOf(subject);
      this.#change(subject, () => ({ unshared: 0 }));
      const ms = Math.min(unshared, debt);
      return ms > 0 ? [{ subject, ms }] : [];
    });
  }

  #bucketOf(subject: string): Bucket {
    const at = this.#parts.clock().getTime();
    const { debt, at: last, unshared } = this.#buckets.get(subject) ?? { debt: 0, at, unshared: 0 };
    return { debt: Math.max(0, debt - Math.max(0, at - last)), at, unshared };
  }

  #change(subject: string, change: (bucket: Bucket) => Partial<Bucket>): void {
    if (!this.#buckets.has(subject)) return;
    const bucket = this.#bucketOf(subject);
    this.#buckets.set(subject, { ...bucket, ...change(bucket) });
  }
}

/** Whose allowance a request is taken from; undefined when from nobody's. */
export type SubjectOf = (client: string | undefined, c: Context<ApiEnv>) => string | undefined;

/** Middleware that answers 429 when a client, or what `subjectOf` says instead, has used up its allowance. */
export function limitRate(
  limit: RateLimit,
  subjectOf: SubjectOf = (client) => client,
  whose = 'your address',
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const subject = subjectOf(limit.clientOf(c), c);
    const seconds = subject === undefined ? 0 : limit.take(storable(subject));
    if (seconds > 0) {
      c.header('retry-after', String(seconds));
      throw new AppError(429, tooMany(seconds, whose));
    }
    await next();
  };
}

/** A subject may hold a part of an address, which may hold anything. */
const storable = (subject: string): string =>
  subject
    .slice(0, LONGEST_SUBJECT)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ');

const tooMany = (seconds: number, whose: string): string =>
  `Too many of these requests came from ${whose}. Ask again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
