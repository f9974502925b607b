/** How a call can fail: what was asked is wrong, nobody is signed in, sent by a stranger, there is no such thing, not as it was, not any more, too large, too often, our fault, busy. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 503;

/** What a call cannot do for its caller: the texts say what happened, why, and what to do, and repeat input only to say which words are wrong. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: ErrorStatus;
  /** What is wrong with each field; undefined when it is not about one. */
  readonly fields: Record<string, string[]> | undefined;

  constructor(status: ErrorStatus, detail: string, fields?: Record<string, string[]>) {
    super(detail);
    this.status = status;
    this.fields = fields;
  }
}

/** There is nothing under this name or address (404). */
export function notFound(detail: string): AppError {
  return new AppError(404, detail);
}

/** What was asked is about something that is not as the caller saw it (409). */
export function conflict(detail: string): AppError {
  return new AppError(409, detail);
}

/** Who has not confirmed their mail address does what others see a count of (403). */
export function unconfirmedAddress(what: string): AppError {
  return new AppError(
    403,
    `Confirm your email first: ${what} counts only then. You can send the link again from your profile.`,
  );
}

/** There was something at this address, and there is not any more (410). */
export function gone(detail: string): AppError {
  return new AppError(410, detail);
}

/** What was asked makes no sense as a whole (400). */
export function badRequest(detail: string): AppError {
  return new AppError(400, detail);
}

/** Fields of the request that cannot be used (400). */
export function invalidFields(fields: Record<string, string[]>): AppError {
  return new AppError(400, 'Check the marked fields.', fields);
}
