import type { Wording } from '@dopahiya/domain/languages';
import type { Language } from '@dopahiya/domain/site';
import { errors } from './texts/index.ts';
/**
 * HTTP status of a failed request: invalid request, not signed in, cross-site request, not found, conflict, gone, too large, rate limited,
 * internal error, unavailable.
 */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 503;

/** Validation errors by field. */
export type FieldErrors = Readonly<Record<string, readonly Wording[]>>;

/** Texts of an error as they are answered. */
interface ErrorTexts {
  detail: string;
  /** Validation errors by field; undefined if the error is not about fields. */
  fields: Record<string, string[]> | undefined;
}

/**
 * Error for the caller of the API: its texts say what happened, why, and what to do, and repeat input only to point out wrong words. The
 * log has it in English.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: ErrorStatus;
  readonly #detail: Wording;
  readonly fields: FieldErrors | undefined;

  constructor(status: ErrorStatus, detail: Wording, fields?: FieldErrors) {
    super(detail.en);
    this.status = status;
    this.#detail = detail;
    this.fields = fields;
  }

  /** Returns its texts in a language. */
  in(language: Language): ErrorTexts {
    const fields = Object.entries(this.fields ?? {}).map(([name, texts]) => [
      name,
      texts.map((text) => text[language]),
    ]);
    return { detail: this.#detail[language], fields: this.fields && Object.fromEntries(fields) };
  }
}

/** Creates a 404 error: nothing exists under this name or address. */
export function notFound(detail: Wording): AppError {
  return new AppError(404, detail);
}

/** Creates a 409 error: the content is no longer in the state that the caller saw. */
export function conflict(detail: Wording): AppError {
  return new AppError(409, detail);
}

/** Creates a 403 error: the action needs a confirmed mail address. */
export function unconfirmedAddress(detail: Wording): AppError {
  return new AppError(403, detail);
}

/** Creates a 410 error: what was at this address has been removed. */
export function gone(detail: Wording): AppError {
  return new AppError(410, detail);
}

/** Creates a 400 error for a request that is invalid as a whole. */
export function badRequest(detail: Wording): AppError {
  return new AppError(400, detail);
}

/** Creates a 400 error with the validation errors of fields. */
export function invalidFields(fields: FieldErrors): AppError {
  return new AppError(400, errors.checkFields, fields);
}
