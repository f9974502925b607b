import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { type Allowance, type LimitParts, RateLimit } from './rate-limit.ts';

/** How many calls a minute are answered, where the default is not wanted. */
export interface LimitSettings {
  /** To one address: what is read, unless it comes from the cache. */
  readsPerMinute?: number | undefined;
  /** From one address: what is written. */
  writesPerMinute?: number | undefined;
  /** To one address: pictures for sharing, which take long to draw. */
  picturesPerMinute?: number | undefined;
  /** From one address about one bike or comparison: more would only push it up the lists. */
  viewsPerMinute?: number | undefined;
  /** From one address: figures that are called wrong. */
  reportsPerMinute?: number | undefined;
  /** Of one account. */
  reviewsPerMinute?: number | undefined;
  /** From one address: sign-ins, right or wrong. */
  signInsPerMinute?: number | undefined;
  /** To one account, from wherever: what is guessed is held up, and its owner for no longer than a minute. */
  accountSignInsPerMinute?: number | undefined;
  /** From one address: accounts that are opened. */
  registrationsPerMinute?: number | undefined;
  /** From one address: links to a new password, asked for or used. */
  recoveriesPerMinute?: number | undefined;
  /** To one mail address: nobody fills the letter box of another. */
  addressRecoveriesPerMinute?: number | undefined;
  /** Of one account: what asks the password once more. */
  confirmationsPerMinute?: number | undefined;
  /** To one account: codes of a second factor, right or wrong. */
  secondFactorsPerHour?: number | undefined;
}

/** Sized for mobile carriers, where thousands share an address; what one person could abuse is counted more narrowly. */
const defaults: Record<keyof LimitSettings, number> = {
  readsPerMinute: 600,
  writesPerMinute: 60,
  picturesPerMinute: 60,
  viewsPerMinute: 30,
  reportsPerMinute: 10,
  reviewsPerMinute: 5,
  signInsPerMinute: 30,
  accountSignInsPerMinute: 10,
  registrationsPerMinute: 10,
  recoveriesPerMinute: 10,
  addressRecoveriesPerMinute: 2,
  confirmationsPerMinute: 5,
  secondFactorsPerHour: 30,
};

/** The limits of all calls. */
export type RateLimits = Record<
  | 'reads'
  | 'writes'
  | 'pictures'
  | 'views'
  | 'reports'
  | 'reviews'
  | 'signIns'
  | 'accountSignIns'
  | 'registrations'
  | 'recoveries'
  | 'addressRecoveries'
  | 'confirmations'
  | 'secondFactors',
  RateLimit
>;

/** Makes the limits of all calls; an allowance given here counts instead of that of the settings. */
export function rateLimits(
  parts: Omit<LimitParts, 'allowance'>,
  settings: LimitSettings = {},
  allowances: Partial<Record<keyof RateLimits, Allowance>> = {},
): RateLimits {
  const limit = (name: Exclude<keyof RateLimits, 'secondFactors'>) => {
    const minute = `${name}PerMinute` as const;
    const allowance = allowances[name] ?? perMinute(settings[minute] ?? defaults[minute]);
    return new RateLimit({ ...parts, allowance });
  };
  return {
    reads: limit('reads'),
    writes: limit('writes'),
    pictures: limit('pictures'),
    views: limit('views'),
    reports: limit('reports'),
    reviews: limit('reviews'),
    signIns: limit('signIns'),
    accountSignIns: limit('accountSignIns'),
    registrations: limit('registrations'),
    recoveries: limit('recoveries'),
    addressRecoveries: limit('addressRecoveries'),
    confirmations: limit('confirmations'),
    secondFactors: new RateLimit({
      ...parts,
      allowance: allowances.secondFactors ?? fewAnHour(settings.secondFactorsPerHour ?? defaults.secondFactorsPerHour),
    }),
  };
}

/** All of a minute's calls may come at once: a page makes several. */
const perMinute = (calls: number): Allowance => ({ burst: calls, perSecond: calls / 60 });

/** Six digits are guessed sooner than a password: of an hour's calls few may come at once. */
const fewAnHour = (calls: number): Allowance => ({ burst: Math.min(calls, 5), perSecond: calls / 3600 });

/** The client of a call that reads; what tells how the API is and what it can do is read without a limit. */
export function readerOf(client: string | undefined, { req }: Context<ApiEnv>): string | undefined {
  return reads.has(req.method) && !unlimited.test(req.path) ? client : undefined;
}

const reads = new Set(['GET', 'HEAD']);
const unlimited = /^\/api\/(health|docs|openapi\.json)\b/;
