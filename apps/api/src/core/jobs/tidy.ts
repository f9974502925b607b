import type { Logger } from 'pino';
import { ThrottledLog } from '../log/throttled-log.ts';

const INTERVAL_MS = 600_000;

/**
 * Runs cleanup jobs at once and every ten minutes: expiry and retention. A failed job does not affect the others and is retried next time.
 * @returns a function that stops after the running jobs.
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
