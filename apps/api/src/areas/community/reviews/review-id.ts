import { notFound } from '../../../core/errors.ts';
import { readRowId } from '../../../core/row-id.ts';

/** Parses the review id in a URL. @throws AppError 404 if it is not a valid row id. */
export function reviewId(segment: string | undefined): number {
  const id = readRowId(segment);
  if (id !== undefined) return id;
  throw notFound('This review no longer exists.');
}
