import { ApiError } from '@dopahiya/api-client';

/** Checks whether a listing existed but is no longer public (410). */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 410;
