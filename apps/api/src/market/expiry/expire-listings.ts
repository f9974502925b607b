import type { Logger } from 'pino';
import { ThrottledLog } from '../../http/throttled-log.ts';
import type { ExpiryService } from './expiry-service.ts';

const INTERVAL_MS = 600_000;

/**
 * Ends listings whose days are over, and tells sellers, every ten minutes; while that fails the next turn does it.
 * @returns a function that ends it once what is under way is done.
 */
export function expireListings(expiry: Pick<ExpiryService, 'run'>, logger: Logger): () => Promise<void> {
  const log = new ThrottledLog(logger);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= expiry
      .run()
      .catch((err: unknown) => log.error({ err }, 'listings could not be ended yet'))
      .finally(() => (running = undefined));
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
