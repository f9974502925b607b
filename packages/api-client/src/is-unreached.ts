import { ApiError, isUnsent } from './api-error.ts';

const relayed: ReadonlySet<number | null> = new Set([502, 504]);

/** Whether no API answered: nobody did, nobody did in time, or only what stands before it. */
export const isUnreached = (error: unknown): boolean =>
  isUnsent(error) ||
  (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || relayed.has(error.status)));
