import type { SecondFactor, User } from '@dopahiya/domain/account';
import type { UserRow } from './user-repository.ts';

/** Returns an account as shown to its owner, with the pending email address and the second factor. */
export function presentUser(
  { username, email, email_verified_at, first_name, last_name, created_at, password_changed_at, role }: UserRow,
  { pending_email, second_factor }: { pending_email: string | null; second_factor: SecondFactor | null },
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
    second_factor,
    role,
  };
}

/** Returns an account with its pending email address and second factor. */
export type PresentUser = (user: UserRow) => Promise<User>;

/** Creates a presenter that loads the pending email address and the second factor. */
export function userPresenter(sources: {
  emailChanges: { pending: (user: number) => Promise<string | null> };
  secondFactors: { of: (user: number) => Promise<SecondFactor | null> };
}): PresentUser {
  return async (user) => {
    const [pending_email, second_factor] = await Promise.all([
      sources.emailChanges.pending(user.id),
      sources.secondFactors.of(user.id),
    ]);
    return presentUser(user, { pending_email, second_factor });
  };
}
