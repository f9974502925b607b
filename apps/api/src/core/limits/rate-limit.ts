import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { type ClientAddress, ofWiderNetwork } from '../http/client-address.ts';
import { type Take, TokenBuckets } from './token-buckets.ts';

const MAX_SUBJECT_LENGTH = 200;

/** So much more than one subscriber may the /48 network ask that a subscriber of IPv6 may have all of. */
const NETWORK_SHARES = 8;

/** How much may be asked: `burst` calls at once, and after that `perSecond`. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** What a rate limit goes by: how much each may ask, what time it is, and who a client is. */
export interface LimitDeps {
  allowance: Allowance;
  clock: Clock;
  clientAddress: ClientAddress;
}

/** A token bucket for each subject: a client, an account, or what begins with a client and goes on with what it asks for. */
export class RateLimit {
  readonly #deps: LimitDeps;
  readonly #buckets: TokenBuckets;

  constructor(deps: LimitDeps) {
    this.#deps = deps;
    this.#buckets = new TokenBuckets(deps.clock);
  }

  /** The address of who sent a request; undefined when the site itself asks. */
  clientOf({ env, req }: Context<ApiEnv>): string | undefined {
    return this.#deps.clientAddress(env?.address, req.header('x-forwarded-for'));
  }

  /** Takes one call from a subject's allowance, and from its /48 network's. @returns 0, or the seconds to wait when none is left. */
  take(subject: string): number {
    const { burst, perSecond } = this.#deps.allowance;
    const max = (burst * 1000) / perSecond;
    const takes = this.#takesOf(subject);
    const tooMuch = Math.max(...takes.map(({ subject: held, ms }) => this.#buckets.debtOf(held) + ms - max));
    // Less than a millisecond is rounding.
    if (tooMuch >= 1) return Math.ceil(tooMuch / 1000);
    for (const { subject: held, ms } of takes) this.#buckets.add(held, ms);
    return 0;
  }

  /** Undoes a `take`: the call was none that counts. */
  giveBack(subject: string): void {
    for (const { subject: held, ms } of this.#takesOf(subject)) this.#buckets.add(held, -ms);
  }

  /** Shares what was taken with other processes: `tell` adds it up, and returns what was taken in all of them. */
  share(tell: (takes: Take[]) => Promise<Take[]>): Promise<void> {
    return this.#buckets.share(tell);
  }

  #takesOf(subject: string): Take[] {
    const own = { subject: storable(subject), ms: 1000 / this.#deps.allowance.perSecond };
    const wider = ofWiderNetwork(own.subject);
    return wider === undefined ? [own] : [own, { subject: wider, ms: own.ms / NETWORK_SHARES }];
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
    enforceLimit(c, { limit, subject: subjectOf(limit.clientOf(c), c), say: tooMany(whose) });
    await next();
  };
}

/**
 * Takes one view of what was found from a client's allowance for it. `found` names it by its id: an address may spell it in several ways.
 * @throws AppError 429 when nothing is left.
 */
export function limitViews(c: Context<ApiEnv>, limit: RateLimit, found: string): void {
  const client = limit.clientOf(c);
  enforceLimit(c, { limit, subject: client && `${client} ${found}`, say: tooMany('your address') });
}

const tooMany = (whose: string) => (again: string) => `Too many requests from ${whose}. ${again}.`;

/** One take from a limit, and what is said when nothing is left: `again` is when to ask again, without its full stop. */
export interface Charge {
  limit: RateLimit;
  subject: string | undefined;
  say: (again: string) => string;
}

/** Takes one call from a limit. @throws AppError 429 when nothing is left; the answer's header says how long. */
export function enforceLimit(c: Context<ApiEnv>, { limit, subject, say }: Charge): void {
  const seconds = subject === undefined ? 0 : limit.take(subject);
  if (seconds === 0) return;
  c.header('retry-after', String(seconds));
  throw new AppError(429, say(`Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}`));
}

/** A subject may hold a part of an address, which may hold anything. */
const storable = (subject: string): string =>
  subject
    .slice(0, MAX_SUBJECT_LENGTH)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ');
