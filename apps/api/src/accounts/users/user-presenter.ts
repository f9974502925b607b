import type { User } from '@dopahiya/domain';
import type { UserRow } from './user-repository.ts';

/** An account as its owner sees it. */
export function presentUser({ username, email, email_verified_at, first_name, last_name, created_at }: UserRow): User {
  return {
    username,
    email,
    email_verified: email_verified_at !== null,
    first_name,
    last_name,
    created_at: created_at.toISOString(),
  };
}
