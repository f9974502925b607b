import { ApiError } from '@dopahiya/api-client';

/** Whether there was a listing that others do not see any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 410;
