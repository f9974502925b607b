import type { SecondFactor, User } from '@dopahiya/domain/account';
import type { UserRow } from './user-repository.ts';

/** An account as its owner sees it, with the address that it is to have once it is confirmed, and what a sign-in asks for. */
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

/** Shows an account with what other services know of it. */
export type PresentUser = (user: UserRow) => Promise<User>;

/** A presenter that asks for what stands beside the account itself. */
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
