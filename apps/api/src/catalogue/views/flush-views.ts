import type { Logger } from 'pino';
import type { ViewCounter } from './view-counter.ts';

const INTERVAL_MS = 60_000;

/**
 * Writes the counted views every minute.
 * @returns a function that writes the last ones and ends it.
 */
export function flushViews(views: Pick<ViewCounter, 'flush'>, logger: Logger): () => Promise<void> {
  const flush = () =>
    views.flush().catch((error: unknown) => logger.warn({ err: error }, 'page views could not be written yet'));
  const timer = setInterval(() => void flush(), INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
