import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Author } from '../../../core/author.ts';
import { secondFactors, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { AppError } from '../../../core/errors.ts';
import { keyOf } from '../../../core/names/account-names.ts';

/** An account as the owner of the site names it. */
export type NamedAccount = Pick<typeof users.$inferSelect, 'id' | 'username' | 'email' | 'role'>;

/** So many accounts of one mail address are told apart. */
const MAX_NAMED = 5;

/** Who decides of what others report: accounts with this role, in sessions that a code of their second factor began. */
export class Moderators {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** @throws AppError 403 for who is none, or has given no code in this session. */
  async require({ id, session = 0 }: Author): Promise<void> {
    const [found] = await this.#orm
      .select({ role: users.role, factor: secondFactors.confirmed_at, proved: sessions.proved_at })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
      .leftJoin(sessions, and(eq(sessions.user_id, users.id), eq(sessions.id, session)))
      .where(eq(users.id, id));
    if (found?.role !== 'moderator') throw new AppError(403, 'Only moderators can do this.');
    if (found.factor === null) throw new AppError(403, 'Moderators need two-step sign-in. Turn it on in your profile.');
    if (found.proved === null || found.proved < found.factor)
      throw new AppError(403, 'You signed in without a code. Sign out, then sign in with one.');
  }

  /** The accounts of a username or of a confirmed mail address. */
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

  /** All moderators, by username. */
  list(): Promise<NamedAccount[]> {
    const { id, username, email, role } = users;
    return this.#orm.select({ id, username, email, role }).from(users).where(isNotNull(role)).orderBy(asc(username));
  }

  /** Gives an account the role, or takes it. */
  async change(id: number, role: NamedAccount['role']): Promise<void> {
    await this.#orm.update(users).set({ role }).where(eq(users.id, id));
  }
}
