import { ApiError, isUnsent } from './api-error.ts';

const relayed: ReadonlySet<number | null> = new Set([502, 504]);

/** Checks whether no API responded: no response, a timeout, or only a proxy in front of it. */
export const isUnreached = (error: unknown): boolean =>
  isUnsent(error) ||
  (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || relayed.has(error.status)));
