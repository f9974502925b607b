import { isHTTPError, isTimeoutError, SchemaValidationError } from 'ky';
import { ApiError, type ApiFailure } from './api-error.ts';

const messages = {
  html: 'Server returned HTML instead of JSON',
  redirect: 'Redirect encountered. Please check the API endpoint.',
  contract: 'Invalid data received from API',
  network: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  aborted: 'The request was cancelled.',
} as const;

const failureOf = (kind: keyof typeof messages, status: number | null = null): ApiFailure => ({
  kind,
  status,
  message: messages[kind],
});

/**
 * Refuses an answer that does not come from the API itself: a redirect, or a page.
 * @throws ApiError
 */
export function refuseForeign(response: Response): void {
  const failure = failureOfResponse(response);
  if (failure) throw new ApiError(failure);
}

/** Turns whatever a request threw into an `ApiError` that keeps it as its cause. */
export function toApiError(error: unknown, signal?: AbortSignal): ApiError {
  return error instanceof ApiError ? error : new ApiError(failureOfError(error, signal), { cause: error });
}

function failureOfError(error: unknown, signal?: AbortSignal): ApiFailure {
  if (signal?.aborted) return failureOf('aborted');
  if (isHTTPError(error))
    return failureOfResponse(error.response) ?? failureOfStatus(error.response.status, error.data);
  if (isTimeoutError(error)) return failureOf('timeout');
  if (error instanceof SchemaValidationError || error instanceof SyntaxError) return failureOf('contract');
  return failureOf('network');
}

function failureOfResponse({ status, type, headers }: Response): ApiFailure | null {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return failureOf('redirect', status || null);
  return headers.get('content-type')?.includes('text/html') ? failureOf('html', status) : null;
}

function failureOfStatus(status: number, body: unknown): ApiFailure {
  const { detail } = (body ?? {}) as { detail?: unknown };
  const message = typeof detail === 'string' && detail !== '' ? detail : `Request failed with status ${status}`;
  return { kind: 'status', status, message };
}
