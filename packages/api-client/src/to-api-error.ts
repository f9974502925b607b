import { isHTTPError, isTimeoutError, SchemaValidationError } from 'ky';
import * as texts from '#texts/api-error';
import { ApiError, type ApiErrorKind, type ApiFailure, failureOf, type FieldErrors } from './api-error.ts';

/** Rejects a response that does not come from the API itself: a redirect, or an HTML page. @throws ApiError */
export function refuseForeign(response: Response): void {
  const failure = failureOfResponse(response);
  if (failure) throw new ApiError(failure);
}

/** Converts anything that a request threw into an `ApiError` with it as the cause. */
export function toApiError(error: unknown, signal?: AbortSignal): ApiError {
  return error instanceof ApiError ? error : new ApiError(failureOfError(error, signal), { cause: error });
}

/**
 * Makes a page show its own text for a failed write unless the API sent a message: 'Request failed with status
 * 500' is fine for a list, but not for a submitted form.
 */
export function asRefusal(error: ApiError): ApiError {
  return isSaid(error) ? error : new ApiError({ ...error.toJSON(), isInternal: true }, { cause: error.cause });
}

const wordless: ReadonlySet<ApiErrorKind> = new Set(['html', 'redirect', 'contract']);

const isSaid = ({ kind, status, message }: ApiError): boolean =>
  !wordless.has(kind) && message !== texts.refused(status ?? 0);

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
  const { detail, ...others } = (body ?? {}) as Record<string, unknown>;
  const fields = fieldsOf(others);
  const said =
    [detail, others['message']].find(isWords) ??
    Object.values(fields ?? {})
      .flat()
      .join(' ');
  const message = said || texts.refused(status);
  return { kind: 'status', status, message, ...(fields && { fields }) };
}

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== '';

function fieldsOf(body: Record<string, unknown>): FieldErrors | undefined {
  const fieldErrors = Object.entries(body).filter((entry): entry is [string, string[]] => isTexts(entry[1]));
  return fieldErrors.length > 0 ? Object.fromEntries(fieldErrors) : undefined;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');
