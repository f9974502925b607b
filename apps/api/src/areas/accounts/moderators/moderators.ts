import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Author } from '../../../core/author.ts';
import { secondFactors, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { AppError } from '../../../core/errors.ts';
import { keyOf } from '../../../core/names/account-names.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Account columns shown on the command line. */
export type NamedAccount = Pick<typeof users.$inferSelect, 'id' | 'username' | 'email' | 'role'>;

/** Maximum number of accounts listed for one email address. */
const MAX_NAMED = 5;

/** Manages and checks moderators: accounts with the role, in sessions that were started with a second-factor code. */
export class Moderators {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Requires a moderator. @throws AppError 403 if the user is none, or gave no code in this session. */
  async require({ id, session = 0 }: Author): Promise<void> {
    const [found] = await this.#orm
      .select({ role: users.role, factor: secondFactors.confirmed_at, proved: sessions.proved_at })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
      .leftJoin(sessions, and(eq(sessions.user_id, users.id), eq(sessions.id, session)))
      .where(eq(users.id, id));
    if (found?.role !== 'moderator') throw new AppError(403, accountErrors.moderatorsOnly);
    if (found.factor === null) throw new AppError(403, accountErrors.moderatorsNeedFactor);
    if (found.proved === null || found.proved < found.factor)
      throw new AppError(403, accountErrors.signedInWithoutCode);
  }

  /** Returns the accounts with this username or confirmed email address. */
  named(name: string): Promise<NamedAccount[]> {
    const { id, username, email, role, username_key, email_key, email_verified_at } = users;
    const key = keyOf(name);
    return this.#orm
      .select({ id, username, email, role })
      .from(users)
      .where(or(eq(username_key, key), and(eq(email_key, key), isNotNull(email_verified_at))))
      .orderBy(asc(id))
      .limit(MAX_NAMED);
  }

  /** Returns all moderators, by username. */
  list(): Promise<NamedAccount[]> {
    const { id, username, email, role } = users;
    return this.#orm.select({ id, username, email, role }).from(users).where(isNotNull(role)).orderBy(asc(username));
  }

  /** Sets or removes an account's role. */
  async change(id: number, role: NamedAccount['role']): Promise<void> {
    await this.#orm.update(users).set({ role }).where(eq(users.id, id));
  }
}
