import type { User } from '@dopahiya/domain';
import type { UserRow } from './user-repository.ts';

/** An account as its owner sees it, with the address that it is to have once it is confirmed. */
export function presentUser(
  { username, email, email_verified_at, first_name, last_name, created_at, password_changed_at }: UserRow,
  pending_email: string | null = null,
): User {
  return {
    username,
    email,
    email_verified: email_verified_at !== null,
    pending_email,
    first_name,
    last_name,
    created_at: created_at.toISOString(),
    password_changed_at: password_changed_at.toISOString(),
  };
}
