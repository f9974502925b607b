import { deskHours, type DeskUser } from '@dopahiya/domain/desk';
import { and, asc, count, eq, isNotNull, or } from 'drizzle-orm';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import { type AccountRole, secondFactors, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { keyOf } from '../../../core/names/account-names.ts';
import { accountErrors, deskErrors } from '../../../core/texts/index.ts';

/** Account columns shown on the command line. */
export type NamedAccount = Pick<typeof users.$inferSelect, 'id' | 'username' | 'email' | 'role'>;

/** Account with a role, and whether it can use it. */
export interface RoleHolder {
  username: string;
  role: AccountRole;
  has_second_factor: boolean;
}

/** Maximum number of accounts listed for one email address. */
const MAX_NAMED = 5;
/** Maximum number of accounts listed that have a role. */
const MAX_LISTED = 500;

const HOUR_MS = 3_600_000;

/** Manages and checks the roles of accounts, which count in sessions with a code of a second factor. */
export class Roles {
  readonly #orm: Orm;
  readonly #clock: Clock;

  constructor(orm: Orm, clock: Clock = () => new Date()) {
    this.#orm = orm;
    this.#clock = clock;
  }

  /** Requires a moderator or an owner. @throws AppError 403 if the user is none, or gave no code in this session. */
  async requireModerator(author: Author): Promise<void> {
    const found = await this.#find(author);
    if (found?.role !== 'moderator' && found?.role !== 'owner') throw new AppError(403, accountErrors.moderatorsOnly);
    if (found.factor === null) throw new AppError(403, accountErrors.moderatorsNeedFactor);
    if (found.proved === null || found.proved < found.factor)
      throw new AppError(403, accountErrors.signedInWithoutCode);
  }

  /** Requires an editor or owner. @throws AppError 404 for all others, 403 without a recent code of a second factor. */
  async requireDesk(author: Author): Promise<DeskUser> {
    const found = await this.#findDeskUser(author);
    const since = new Date(this.#clock().getTime() - deskHours * HOUR_MS);
    if (found.proved === null || found.proved < found.factor || found.proved < since)
      throw new AppError(403, deskErrors.needsCode(deskHours));
    return { username: found.username, role: found.role };
  }

  /** Requires an editor or owner with a second factor, whether or not a code was given. @throws AppError 404 or 403 */
  async requireDeskRole(author: Author): Promise<DeskUser> {
    const { username, role } = await this.#findDeskUser(author);
    return { username, role };
  }

  /** Notes that a code was given in this session. */
  async noteProof({ id, session = 0 }: Author): Promise<void> {
    await this.#orm
      .update(sessions)
      .set({ proved_at: this.#clock() })
      .where(and(eq(sessions.id, session), eq(sessions.user_id, id)));
  }

  async #findDeskUser(author: Author) {
    const found = await this.#find(author);
    const { role } = found ?? {};
    if (!found || (role !== 'owner' && role !== 'editor')) throw notFound(deskErrors.nothingHere);
    if (found.factor === null) throw new AppError(403, deskErrors.needsFactor);
    return { ...found, role, factor: found.factor };
  }

  async #find({ id, session = 0 }: Author) {
    const [found] = await this.#orm
      .select({
        username: users.username,
        role: users.role,
        factor: secondFactors.confirmed_at,
        proved: sessions.proved_at,
      })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
      .leftJoin(sessions, and(eq(sessions.user_id, users.id), eq(sessions.id, session)))
      .where(eq(users.id, id));
    return found;
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

  /** Returns all accounts with a role, by username. */
  list(): Promise<NamedAccount[]> {
    const { id, username, email, role } = users;
    return this.#orm.select({ id, username, email, role }).from(users).where(isNotNull(role)).orderBy(asc(username));
  }

  /** Returns all accounts with a role and whether they have a second factor, by username. */
  async holders(): Promise<RoleHolder[]> {
    const rows = await this.#orm
      .select({ username: users.username, role: users.role, confirmed: secondFactors.confirmed_at })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
      .where(isNotNull(users.role))
      .orderBy(asc(users.username))
      .limit(MAX_LISTED);
    return rows.flatMap(({ username, role, confirmed }) =>
      role === null ? [] : [{ username, role, has_second_factor: confirmed !== null }],
    );
  }

  /**
   * Sets or removes the role of the account with this username or confirmed address, for an owner of the site.
   * @throws AppError 404 for an unknown account, 409 if no owner would be left or several accounts have the address.
   */
  async grant(name: string, role: AccountRole | null): Promise<void> {
    await this.#orm.transaction(async (transaction) => {
      const roles = new Roles(transaction, this.#clock);
      const [account, ...others] = await roles.named(name);
      if (!account) throw notFound(deskErrors.noAccount);
      if (others.length > 0) throw new AppError(409, deskErrors.severalAccounts);
      await transaction.select({ id: users.id }).from(users).where(eq(users.role, 'owner')).for('update');
      await roles.change(account.id, role);
      const [owners] = await transaction.select({ total: count() }).from(users).where(eq(users.role, 'owner'));
      if (account.role === 'owner' && owners?.total === 0) throw new AppError(409, deskErrors.lastOwner);
    });
  }

  /** Sets or removes an account's role. */
  async change(id: number, role: NamedAccount['role']): Promise<void> {
    await this.#orm.update(users).set({ role }).where(eq(users.id, id));
  }
}
