import type { Logger } from 'pino';

const INTERVAL_MS = 60_000;

/** Whatever gathers counts in memory and writes them when it is told to. */
export interface Counting {
  flush: () => Promise<void>;
}

/** Whether a service gathers counts. */
export const isCounting = (service: object): service is Counting => 'flush' in service;

/**
 * Writes what each of them has counted every minute; one that fails keeps no other from it.
 * @returns a function that writes the last counts and ends it.
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
