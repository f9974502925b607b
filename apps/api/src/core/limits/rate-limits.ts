import type { Context } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import { type Allowance, type LimitDeps, RateLimit, type SubjectOf } from './rate-limit.ts';

/** Rate limits that differ from the defaults. */
export interface LimitSettings {
  /** Uncached reads per client address. */
  readsPerMinute?: number | undefined;
  /** Writes per client address. */
  writesPerMinute?: number | undefined;
  /** Share images per client address; they are slow to draw. */
  picturesPerMinute?: number | undefined;
  /** Views of one bike or comparison per client address: more would only inflate its rank. */
  viewsPerMinute?: number | undefined;
  /** Reports of wrong figures per client address. */
  reportsPerMinute?: number | undefined;
  /** Reviews per account. */
  reviewsPerMinute?: number | undefined;
  /** Listings created or changed per account. */
  listingsPerMinute?: number | undefined;
  /** Messages, offers and other conversation actions per account. */
  talksPerMinute?: number | undefined;
  /** Listing photos per account. */
  listingPhotosPerMinute?: number | undefined;
  /** Sign-ins per client address, successful or not, except from browsers the account knows. */
  signInsPerMinute?: number | undefined;
  /** Wrong passwords per account from one address, or from one known browser. */
  accountSignInsPerHour?: number | undefined;
  /** Wrong passwords per account from all unknown browsers. */
  strangerSignInsPerHour?: number | undefined;
  /** Registrations per client address. */
  registrationsPerMinute?: number | undefined;
  /** Password reset links requested or used per client address. */
  recoveriesPerMinute?: number | undefined;
  /** Password reset requests per client address and mail address. */
  addressRecoveriesPerMinute?: number | undefined;
  /** Password confirmations per session. */
  confirmationsPerMinute?: number | undefined;
  /** Wrong authenticator codes per account from all unknown browsers, or from one known browser. */
  secondFactorsPerHour?: number | undefined;
  /** Wrong recovery codes per account from one address, or from one known browser. */
  recoveryCodesPerMinute?: number | undefined;
  /** Chat questions per client address. */
  chatsPerMinute?: number | undefined;
  /** New chat visitors per client address. */
  chatPeoplePerMinute?: number | undefined;
  /** New chat visitors per client address. */
  chatPeoplePerDay?: number | undefined;
  /** Stored contact messages per client address. */
  messagesPerDay?: number | undefined;
  /** Contact messages per client address. */
  messagesPerHour?: number | undefined;
  /** Contact messages per account, or per client address and mail address. */
  senderMessagesPerHour?: number | undefined;
}

/** Sized for mobile carriers, where thousands share an address; limits against abuse by one person are narrower. */
const minutely = {
  reads: 600,
  writes: 60,
  pictures: 60,
  views: 30,
  reports: 10,
  reviews: 5,
  listings: 10,
  talks: 20,
  listingPhotos: 30,
  signIns: 30,
  registrations: 10,
  recoveries: 10,
  addressRecoveries: 2,
  confirmations: 5,
  recoveryCodes: 10,
  chats: 60,
  chatPeople: 10,
};

/** Hourly limits slow down guessing and protect human readers; part of the hour's allowance may be used at once. */
const hourly = {
  accountSignIns: { calls: 30, atOnce: 10 },
  strangerSignIns: { calls: 300, atOnce: 300 },
  secondFactors: { calls: 30, atOnce: 5 },
  messages: { calls: 60, atOnce: 20 },
  senderMessages: { calls: 6, atOnce: 3 },
};

/**
 * Daily limits protect long-term storage with limited room, so that one address cannot fill it. The whole day's allowance may be used at
 * once.
 */
const daily = {
  chatPeopleOfDay: { setting: 'chatPeoplePerDay', calls: 200 },
  messagesOfDay: { setting: 'messagesPerDay', calls: 50 },
} as const;

type Minutely = keyof typeof minutely;
type Hourly = keyof typeof hourly;
type Daily = keyof typeof daily;

/** Rate limits of all routes. */
export type RateLimits = Record<Minutely | Hourly | Daily, RateLimit>;

/** Creates the rate limits of all routes; an allowance given here overrides the settings. */
export function rateLimits(
  deps: Omit<LimitDeps, 'allowance'>,
  settings: LimitSettings = {},
  allowances: Partial<Record<keyof RateLimits, Allowance>> = {},
): RateLimits {
  const minuteLimits = (Object.keys(minutely) as Minutely[]).map((name) => {
    const allowance = allowances[name] ?? perMinute(settings[`${name}PerMinute`] ?? minutely[name]);
    return [name, new RateLimit({ ...deps, allowance })];
  });
  const hourLimits = (Object.keys(hourly) as Hourly[]).map((name) => {
    const { calls, atOnce } = hourly[name];
    const allowance = allowances[name] ?? perHour(settings[`${name}PerHour`] ?? calls, atOnce);
    return [name, new RateLimit({ ...deps, allowance })];
  });
  const dayLimits = (Object.keys(daily) as Daily[]).map((name) => {
    const { setting, calls } = daily[name];
    const allowance = allowances[name] ?? perDay(settings[setting] ?? calls);
    return [name, new RateLimit({ ...deps, allowance })];
  });
  return Object.fromEntries([...minuteLimits, ...hourLimits, ...dayLimits]) as RateLimits;
}

/** Allows the whole minute's requests at once: a page makes several. */
const perMinute = (calls: number): Allowance => ({ burst: calls, perSecond: calls / 60 });

/** Allows a minute's share, or `atOnce` if that is more, at once. */
const perHour = (calls: number, atOnce: number): Allowance => ({
  burst: Math.min(calls, Math.max(atOnce, calls / 60)),
  perSecond: calls / 3600,
});

const perDay = (calls: number): Allowance => ({ burst: calls, perSecond: calls / 86_400 });

/** Limits a signed-in user per session: somebody with a stolen session uses up nothing of the user's own. */
export const sessionSubject =
  (what: string): SubjectOf =>
  (_, { var: { author } }) =>
    `${what} ${author.id} session ${author.session}`;

/** Returns the client of a read; undefined for health and documentation routes, which are unlimited. */
export function readerOf(client: string | undefined, { req }: Context<ApiEnv>): string | undefined {
  return reads.has(req.method) && !unlimited.test(req.path) ? client : undefined;
}

const reads = new Set(['GET', 'HEAD']);
const unlimited = /^\/api\/(health|docs|openapi\.json)\b/;
