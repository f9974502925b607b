import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What a call cannot do for its caller: the texts say what happened, why, and what to do, and never repeat input. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: ContentfulStatusCode;
  /** The complaint of each field; undefined when it is not about one. */
  readonly fields: Record<string, string[]> | undefined;

  constructor(status: ContentfulStatusCode, detail: string, fields?: Record<string, string[]>) {
    super(detail);
    this.status = status;
    this.fields = fields;
  }
}

/** There is nothing under this name or address (404). */
export function notFound(detail: string): AppError {
  return new AppError(404, detail);
}

/** Fields of the request that cannot be used (400). */
export function invalidFields(fields: Record<string, string[]>): AppError {
  return new AppError(400, 'Some fields cannot be used.', fields);
}
