import type { Logger } from 'pino';
import { ThrottledLog } from '../http/throttled-log.ts';

const INTERVAL_MS = 600_000;

/**
 * Does what becomes due of listings by itself, every ten minutes: what fails keeps no other from it, and the next turn
 * does it. @returns a function that ends it once what is under way is done.
 */
export function tidyListings(works: readonly (() => Promise<void>)[], logger: Logger): () => Promise<void> {
  const log = new ThrottledLog(logger);
  let running: Promise<void> | undefined;
  const tidy = async () => {
    for (const { reason } of (await Promise.allSettled(works.map((work) => work()))).filter(isRejected))
      log.error({ err: reason as unknown }, 'listings could not be tidied yet');
  };
  const timer = setInterval(() => {
    running ??= tidy().finally(() => (running = undefined));
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

const isRejected = (outcome: PromiseSettledResult<void>): outcome is PromiseRejectedResult =>
  outcome.status === 'rejected';
