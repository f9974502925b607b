import type { Context } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import { type Allowance, type LimitDeps, RateLimit, type SubjectOf } from './rate-limit.ts';

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
  /** Of one account: listings that are written or changed. */
  listingsPerMinute?: number | undefined;
  /** Of one account: messages, offers and what else is done in conversations. */
  talksPerMinute?: number | undefined;
  /** Of one account: photos of listings. */
  listingPhotosPerMinute?: number | undefined;
  /** From one address: sign-ins, right or wrong, except from browsers that the account knows. */
  signInsPerMinute?: number | undefined;
  /** To one account from one address, or from one browser that it knows: wrong passwords. */
  accountSignInsPerHour?: number | undefined;
  /** To one account from all browsers that it does not know: wrong passwords. */
  strangerSignInsPerHour?: number | undefined;
  /** From one address: accounts that are opened. */
  registrationsPerMinute?: number | undefined;
  /** From one address: links to a new password, asked for or used. */
  recoveriesPerMinute?: number | undefined;
  /** From one address to one mail address. */
  addressRecoveriesPerMinute?: number | undefined;
  /** Of one session: what asks the password once more. */
  confirmationsPerMinute?: number | undefined;
  /** To one account from all browsers that it does not know, or from one that it knows: wrong codes of an app. */
  secondFactorsPerHour?: number | undefined;
  /** To one account from one address, or from one browser that it knows: wrong recovery codes. */
  recoveryCodesPerMinute?: number | undefined;
  /** From one address: questions to the bot. */
  chatsPerMinute?: number | undefined;
  /** From one address: people who begin to ask the bot. */
  chatPeoplePerMinute?: number | undefined;
  /** From one address: people who begin to ask the bot. */
  chatPeoplePerDay?: number | undefined;
  /** From one address: messages to the owner that are stored. */
  messagesPerDay?: number | undefined;
  /** From one address: messages to the owner. */
  messagesPerHour?: number | undefined;
  /** Of one account, or from one address with one mail address. */
  senderMessagesPerHour?: number | undefined;
}

/** Sized for mobile carriers, where thousands share an address; what one person could abuse is counted more narrowly. */
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

/** What is guessed, or read by a person, is held up for longer; so many of an hour's calls may come at once. */
const hourly = {
  accountSignIns: { calls: 30, atOnce: 10 },
  strangerSignIns: { calls: 300, atOnce: 300 },
  secondFactors: { calls: 30, atOnce: 5 },
  messages: { calls: 60, atOnce: 20 },
  senderMessages: { calls: 6, atOnce: 3 },
};

/** What is stored for long and has room for so many in all: one address alone never fills it. All of a day's may come at once. */
const daily = {
  chatPeopleOfDay: { setting: 'chatPeoplePerDay', calls: 200 },
  messagesOfDay: { setting: 'messagesPerDay', calls: 50 },
} as const;

type Minutely = keyof typeof minutely;
type Hourly = keyof typeof hourly;
type Daily = keyof typeof daily;

/** The limits of all calls. */
export type RateLimits = Record<Minutely | Hourly | Daily, RateLimit>;

/** Makes the limits of all calls; an allowance given here counts instead of that of the settings. */
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

/** All of a minute's calls may come at once: a page makes several. */
const perMinute = (calls: number): Allowance => ({ burst: calls, perSecond: calls / 60 });

/** What comes in a minute may come at once, where that is more. */
const perHour = (calls: number, atOnce: number): Allowance => ({
  burst: Math.min(calls, Math.max(atOnce, calls / 60)),
  perSecond: calls / 3600,
});

const perDay = (calls: number): Allowance => ({ burst: calls, perSecond: calls / 86_400 });

/** What a signed-in user does in one session: whoever stole another one uses up nothing of it. */
export const sessionSubject =
  (what: string): SubjectOf =>
  (_, { var: { author } }) =>
    `${what} ${author.id} session ${author.session}`;

/** The client of a call that reads; what tells how the API is and what it can do is read without a limit. */
export function readerOf(client: string | undefined, { req }: Context<ApiEnv>): string | undefined {
  return reads.has(req.method) && !unlimited.test(req.path) ? client : undefined;
}

const reads = new Set(['GET', 'HEAD']);
const unlimited = /^\/api\/(health|docs|openapi\.json)\b/;
