import type { Wording } from '@dopahiya/domain/languages';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { type ClientAddress, ofWiderNetwork } from '../http/client-address.ts';
import { type Take, TokenBuckets } from './token-buckets.ts';
import { accountErrors, errors } from '../texts/index.ts';

const MAX_SUBJECT_LENGTH = 200;

/** Allowance of a /48 network, which may belong to one IPv6 subscriber, as a multiple of one subscriber's. */
const NETWORK_SHARES = 8;

/** Allowance of a rate limit: `burst` requests at once, then `perSecond`. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** Dependencies of a rate limit: its allowance, the clock, and how clients are identified. */
export interface LimitDeps {
  allowance: Allowance;
  clock: Clock;
  clientAddress: ClientAddress;
}

/** Rate limit with a token bucket per subject: a client, an account, or a client followed by what it requests. */
export class RateLimit {
  readonly #deps: LimitDeps;
  readonly #buckets: TokenBuckets;

  constructor(deps: LimitDeps) {
    this.#deps = deps;
    this.#buckets = new TokenBuckets(deps.clock);
  }

  /** Returns the client address of a request; undefined if the site itself asks. */
  clientOf({ env, req }: Context<ApiEnv>): string | undefined {
    return this.#deps.clientAddress(env?.address, req.header('x-forwarded-for'));
  }

  /** Takes one request from the allowance of a subject and of its /48 network. @returns 0, or the seconds to wait if none is left. */
  take(subject: string): number {
    const seconds = this.secondsLeft(subject);
    if (seconds === 0) for (const { subject: held, ms } of this.#takesOf(subject)) this.#buckets.add(held, ms);
    return seconds;
  }

  /** Returns the seconds to wait before a subject may request again; 0 if it may now. */
  secondsLeft(subject: string): number {
    const { burst, perSecond } = this.#deps.allowance;
    const max = (burst * 1000) / perSecond;
    const takes = this.#takesOf(subject);
    const tooMuch = Math.max(...takes.map(({ subject: held, ms }) => this.#buckets.debtOf(held) + ms - max));
    // Less than a millisecond is a rounding error.
    return tooMuch >= 1 ? Math.ceil(tooMuch / 1000) : 0;
  }

  /** Reverts a `take`: the request does not count. */
  giveBack(subject: string): void {
    for (const { subject: held, ms } of this.#takesOf(subject)) this.#buckets.add(held, -ms);
  }

  /** Shares usage with other processes: `tell` adds it up and returns the total of all of them. */
  share(tell: (takes: Take[]) => Promise<Take[]>): Promise<void> {
    return this.#buckets.share(tell);
  }

  #takesOf(subject: string): Take[] {
    const own = { subject: storable(subject), ms: 1000 / this.#deps.allowance.perSecond };
    const wider = ofWiderNetwork(own.subject);
    return wider === undefined ? [own] : [own, { subject: wider, ms: own.ms / NETWORK_SHARES }];
  }
}

/** Returns the subject of a request; undefined if it is not limited. */
export type SubjectOf = (client: string | undefined, c: Context<ApiEnv>) => string | undefined;

/** Middleware that responds 429 when a client, or the subject from `subjectOf`, has used up its allowance. */
export function limitRate(
  limit: RateLimit,
  subjectOf: SubjectOf = (client) => client,
  say: Charge['say'] = accountErrors.tooManyFromAddress,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    enforceLimit(c, { limit, subject: subjectOf(limit.clientOf(c), c), say });
    await next();
  };
}

/**
 * Counts a view against a client's rate limit. `found` is the id of the item, whose address may have several spellings.
 * @throws AppError 429 if the limit is reached.
 */
export function limitViews(c: Context<ApiEnv>, limit: RateLimit, found: string): void {
  const client = limit.clientOf(c);
  enforceLimit(c, { limit, subject: client && `${client} ${found}`, say: accountErrors.tooManyFromAddress });
}

/** Charge on a rate limit and its error message. */
export interface Charge {
  limit: RateLimit;
  subject: string | undefined;
  say: (seconds: number) => Wording;
}

/** Takes one request from a rate limit. @throws AppError 429 if it is reached; the Retry-After header says how long to wait. */
export function enforceLimit(c: Context<ApiEnv>, { limit, subject, say }: Charge): void {
  const seconds = subject === undefined ? 0 : limit.take(subject);
  if (seconds === 0) return;
  c.header('retry-after', String(seconds));
  throw new AppError(429, say(seconds));
}

/** Makes a subject safe to store: it may contain part of an address, with any characters. */
const storable = (subject: string): string =>
  subject
    .slice(0, MAX_SUBJECT_LENGTH)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ');
