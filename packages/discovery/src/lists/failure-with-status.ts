import { ApiError } from '@dopahiya/api-client';
import type { BikeList } from '../bike-list/bike-list.ts';

interface FailureTexts {
  title: string;
  /** Message without a response. */
  message: string;
  withStatus: (status: number | null, message: string) => string;
}

/** Returns a list failure that includes the status: 'Failed to fetch bikes: 500 The garage is closed.' */
export function failureWithStatus({ title, message, withStatus }: FailureTexts): BikeList['failure'] {
  return {
    title,
    message: (error) => {
      if (!(error instanceof ApiError) || error.kind === 'aborted') return message;
      return error.kind === 'status' ? withStatus(error.status, error.message) : error.message;
    },
  };
}
