import { notFound } from '../../../core/errors.ts';
import { readRowId } from '../../../core/row-id.ts';

/** The number in the address of a review. @throws AppError 404 for what no column can hold. */
export function reviewId(segment: string | undefined): number {
  const id = readRowId(segment);
  if (id !== undefined) return id;
  throw notFound('This review no longer exists.');
}
