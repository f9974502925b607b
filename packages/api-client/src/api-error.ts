import * as texts from '#texts/api-error';

/**
 * What went wrong: `html` a page instead of JSON, `status` a refusal, `redirect` an answer from elsewhere, `network` no
 * answer, `script` nothing was sent, because the script that sends did not come, `timeout` no answer in time, `aborted` nobody waits any more, `contract` an answer that is not what was agreed.
 */
export type ApiErrorKind = 'html' | 'status' | 'redirect' | 'network' | 'script' | 'timeout' | 'aborted' | 'contract';

/** An `ApiError` as plain JSON; `status` is null when there was no answer. */
export interface ApiFailure {
  kind: ApiErrorKind;
  status: number | null;
  message: string;
  /** What is wrong with single fields of a form, by their names; absent where no field is to blame. */
  fields?: FieldErrors;
  /** Set where the message is for logs alone: who shows the failure has words of their own. */
  isInternal?: boolean;
}

/** Validation errors of the API by field, each in sentences for a visitor. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The failure of a kind that has its own words. */
export const failureOf = (kind: keyof typeof texts.failures, status: number | null = null): ApiFailure => ({
  kind,
  status,
  message: texts.failures[kind],
});

/** The one error of the API client; `messageOf` says what a visitor reads of it. */
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

  /** The error as JSON, so that a failure on the server can travel to the browser. */
  toJSON(): ApiFailure {
    const { kind, status, message, fields, isInternal } = this;
    return { kind, status, message, ...(fields && { fields }), ...(isInternal && { isInternal }) };
  }

  /** The error that `toJSON` described. */
  static fromJSON(failure: ApiFailure): ApiError {
    return new ApiError(failure);
  }
}

const passingStatuses = new Set([408, 425, 429]);

const wrongAddresses = new Set([400, 404, 410, 414, 422]);

/** Whether the API has understood what is asked for and there is no such thing: another request is answered the same. */
export function isWrongAddress(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'status' && wrongAddresses.has(error.status ?? 0);
}

const unanswered: ReadonlySet<ApiErrorKind> = new Set(['network', 'script', 'timeout']);

/** Whether another request may help: no answer, none in time, or a server that is busy or broken for the moment. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (unanswered.has(error.kind)) return true;
  return error.status !== null && (error.status >= 500 || passingStatuses.has(error.status));
}

/** Whether the script that sends did not come, as after a deploy: the API never heard of it. */
export const isUnsent = (error: unknown): boolean => error instanceof ApiError && error.kind === 'script';

/** Whether the API itself refuses a call because nobody is signed in, or not any more; a page that stands before it cannot know. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status === 401;
