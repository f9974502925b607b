import type { Logger } from 'pino';
import { ThrottledLog } from '../log/throttled-log.ts';

const INTERVAL_MS = 600_000;

/**
 * Does what becomes due by itself, at once and every ten minutes: what expires, and what was kept long enough. What fails keeps
 * no other from it, and the next turn does it. @returns a function that ends it once what is under way is done.
 */
export function scheduleCleanup(works: readonly (() => Promise<unknown>)[], logger: Logger): () => Promise<void> {
  const log = new ThrottledLog(logger);
  let running: Promise<void> | undefined;
  const turn = async () => {
    const outcomes = await Promise.allSettled(works.map((work) => work()));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        log.error({ err: outcome.reason as unknown }, 'what is due could not be done yet');
  };
  const start = () => {
    running ??= turn().finally(() => (running = undefined));
  };
  start();
  const timer = setInterval(start, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
