import type { SignedInSession } from '@dopahiya/domain/account';
import type { Author } from '../../../core/author.ts';
import type { SessionRow } from './session-repository.ts';

/** A session as its owner sees it from their own. */
export function presentSession({ id, device, created_at, seen_at }: SessionRow, author: Author): SignedInSession {
  const moments = { created_at: created_at.toISOString(), seen_at: seen_at.toISOString() };
  return { id, device, ...moments, is_current: id === author.session };
}
