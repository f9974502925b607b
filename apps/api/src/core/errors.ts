/**
 * HTTP status of a failed request: invalid request, not signed in, cross-site request, not found, conflict, gone, too large, rate limited,
 * internal error, unavailable.
 */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 503;

/** Error for the caller of the API: its texts say what happened, why, and what to do, and repeat input only to point out wrong words. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: ErrorStatus;
  /** Validation errors by field; undefined if the error is not about fields. */
  readonly fields: Record<string, string[]> | undefined;

  constructor(status: ErrorStatus, detail: string, fields?: Record<string, string[]>) {
    super(detail);
    this.status = status;
    this.fields = fields;
  }
}

/** Creates a 404 error: nothing exists under this name or address. */
export function notFound(detail: string): AppError {
  return new AppError(404, detail);
}

/** Creates a 409 error: the content is no longer in the state that the caller saw. */
export function conflict(detail: string): AppError {
  return new AppError(409, detail);
}

/** Creates a 403 error: the action appears in public counts and needs a confirmed mail address. */
export function unconfirmedAddress(what: string): AppError {
  return new AppError(
    403,
    `Confirm your email first: ${what} counts only then. You can send the link again from your profile.`,
  );
}

/** Creates a 410 error: what was at this address has been removed. */
export function gone(detail: string): AppError {
  return new AppError(410, detail);
}

/** Creates a 400 error for a request that is invalid as a whole. */
export function badRequest(detail: string): AppError {
  return new AppError(400, detail);
}

/** Creates a 400 error with the validation errors of fields. */
export function invalidFields(fields: Record<string, string[]>): AppError {
  return new AppError(400, 'Check the marked fields.', fields);
}
