import type { Logger } from 'pino';
import type { RateLimit } from './rate-limit.ts';
import { ThrottledLog } from '../log/throttled-log.ts';
import type { Take } from './token-buckets.ts';

const SHARE_MS = 500;
/** Number of sharing rounds after which expired rows are deleted: every ten seconds. */
const ROUNDS_TO_CLEAR = 20;

/** Store in which several processes add up their rate limit usage. */
export interface LimitStore {
  /** Adds usage. @returns the current total usage of each subject in all processes. */
  add: (takes: Take[]) => Promise<Take[]>;
  /** Deletes every subject whose allowance is fully restored. */
  clear: () => Promise<void>;
}

/**
 * Shares rate limits between processes through a store, twice a second and without blocking requests; while the store is unavailable, each
 * process counts alone.
 * @returns a function that stops it.
 */
export function shareLimits(limits: Record<string, RateLimit>, store: LimitStore, logger: Logger): () => Promise<void> {
  const log = new ThrottledLog(logger);
  let running: Promise<void> | undefined;
  let round = 0;
  const share = async () => {
    await shareAll(limits, store);
    round = (round + 1) % ROUNDS_TO_CLEAR;
    if (round === 0) await store.clear();
  };
  const timer = setInterval(() => {
    running ??= share()
      .catch((err: unknown) => log.error({ err }, 'rate limits are not shared with other processes'))
      .finally(() => (running = undefined));
  }, SHARE_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Shares each rate limit once, under its name. */
export async function shareAll(limits: Record<string, RateLimit>, store: LimitStore): Promise<void> {
  for (const [name, limit] of Object.entries(limits)) {
    const prefix = `${name} `;
    await limit.share(async (takes) => {
      const all = await store.add(takes.map(({ subject, ms }) => ({ subject: prefix + subject, ms })));
      return all.map(({ subject, ms }) => ({ subject: subject.slice(prefix.length), ms }));
    });
  }
}
