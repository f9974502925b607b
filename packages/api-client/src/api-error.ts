import * as texts from '#texts/api-error';

/**
 * Kind of failure: `html` a page instead of JSON, `status` an error status, `redirect` a redirect, `network` no
 * response, `script` not sent because the client code did not load, `timeout` no response in time, `aborted`
 * cancelled by the caller, `contract` a response that violates the contract.
 */
export type ApiErrorKind = 'html' | 'status' | 'redirect' | 'network' | 'script' | 'timeout' | 'aborted' | 'contract';

/** `ApiError` as plain JSON; `status` is null without a response. */
export interface ApiFailure {
  kind: ApiErrorKind;
  status: number | null;
  message: string;
  /** Validation errors of form fields, by name; absent if no field is at fault. */
  fields?: FieldErrors;
  /** Set if the message is only for logs: the page then shows its own text. */
  isInternal?: boolean;
}

/** Validation errors of the API by field, as sentences for visitors. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Creates the failure of a kind that has its own message. */
export const failureOf = (kind: keyof typeof texts.failures, status: number | null = null): ApiFailure => ({
  kind,
  status,
  message: texts.failures[kind],
});

/** Error thrown by the API client; `messageOf` returns its message for visitors. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly fields: FieldErrors | undefined;
  readonly isInternal: boolean;

  constructor({ kind, status, message, fields, isInternal = false }: ApiFailure, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.isInternal = isInternal;
  }

  /** Serialises the error, so that a failure on the server can be sent to the browser. */
  toJSON(): ApiFailure {
    const { kind, status, message, fields, isInternal } = this;
    return { kind, status, message, ...(fields && { fields }), ...(isInternal && { isInternal }) };
  }

  /** Restores an error from `toJSON`. */
  static fromJSON(failure: ApiFailure): ApiError {
    return new ApiError(failure);
  }
}

const passingStatuses = new Set([408, 425, 429]);

const wrongAddresses = new Set([400, 404, 410, 414, 422]);

/** Checks whether the API reports that the resource does not exist, so that a retry is pointless. */
export function isWrongAddress(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'status' && wrongAddresses.has(error.status ?? 0);
}

const unanswered: ReadonlySet<ApiErrorKind> = new Set(['network', 'script', 'timeout']);

/** Checks whether a retry may help: no response, a timeout, or a busy or broken server. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (unanswered.has(error.kind)) return true;
  return error.status !== null && (error.status >= 500 || passingStatuses.has(error.status));
}

/** Checks whether the client code did not load, e.g. after a deploy, so that nothing was sent. */
export const isUnsent = (error: unknown): boolean => error instanceof ApiError && error.kind === 'script';

/** Checks whether the API itself rejected a call because nobody is signed in (any more); a proxy before it cannot know. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status === 401;

const relayed: ReadonlySet<number | null> = new Set([502, 504]);

/** Checks whether no API responded: no response, a timeout, or only a proxy in front of it. */
export const isUnreached = (error: unknown): boolean =>
  isUnsent(error) ||
  (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || relayed.has(error.status)));

/** Checks whether what was asked for existed but is no longer public (410). */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 410;
