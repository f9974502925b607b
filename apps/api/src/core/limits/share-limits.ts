import type { Logger } from 'pino';
import type { RateLimit } from './rate-limit.ts';
import { ThrottledLog } from '../log/throttled-log.ts';
import type { Take } from './token-buckets.ts';

const SHARE_MS = 500;
/** After how many rounds rows that say nothing any more are deleted: every ten seconds. */
const ROUNDS_TO_CLEAR = 20;

/** Where several processes add up what was taken from their limits. */
export interface LimitStore {
  /** Adds takes. @returns what each subject has taken in all processes, as far as it is not filled up again. */
  add: (takes: Take[]) => Promise<Take[]>;
  /** Forgets every subject whose allowance is whole again. */
  clear: () => Promise<void>;
}

/**
 * Shares limits with the other processes on a store, twice a second and never in the way of a call; while the store does
 * not answer, each process counts for itself.
 * @returns a function that ends it.
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

/** Shares each limit once, under its name. */
export async function shareAll(limits: Record<string, RateLimit>, store: LimitStore): Promise<void> {
  for (const [name, limit] of Object.entries(limits)) {
    const prefix = `${name} `;
    await limit.share(async (takes) => {
      const all = await store.add(takes.map(({ subject, ms }) => ({ subject: prefix + subject, ms })));
      return all.map(({ subject, ms }) => ({ subject: subject.slice(prefix.length), ms }));
    });
  }
}
