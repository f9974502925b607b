import type { Logger } from 'pino';

const INTERVAL_MS = 60_000;

/** Service that collects counts in memory and writes them on `flush`. */
export interface Counting {
  flush: () => Promise<void>;
}

/** Checks whether a service collects counts. */
export const isCounting = (service: object): service is Counting => 'flush' in service;

/**
 * Flushes each service's counts every minute; a failure does not affect the others.
 * @returns a function that flushes a last time and stops.
 */
export function flushCounts(counting: readonly Counting[], logger: Logger): () => Promise<void> {
  const flush = async () => {
    const outcomes = await Promise.allSettled(counting.map((counter) => counter.flush()));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') logger.warn({ err: outcome.reason }, 'counts could not be written yet');
  };
  const timer = setInterval(() => void flush(), INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
