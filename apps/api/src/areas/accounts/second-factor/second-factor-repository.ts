import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { recoveryCodes, secondFactors, sessions } from '../../../core/database/account-schema.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { type MailOf, enqueueUserMail } from '../../../core/outbox/enqueue-mail.ts';
import type { UserRow } from '../users/user-repository.ts';

/** Database row of a second factor. */
export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Reads and writes second factors and their recovery codes. */
export class SecondFactorRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async of(user: number): Promise<SecondFactorRow | undefined> {
    const [row] = await this.#orm.select().from(secondFactors).where(eq(secondFactors.user_id, user));
    return row;
  }

  countCodes(user: number): Promise<number> {
    return countRows(this.#orm, recoveryCodes, eq(recoveryCodes.user_id, user));
  }

  /** Starts an enrolment, replacing an unconfirmed one. @returns false if a factor is already in use. */
  async begin(row: Pick<SecondFactorRow, 'user_id' | 'sealed_secret' | 'begun_at'>): Promise<boolean> {
    const { sealed_secret, begun_at } = row;
    const written = await this.#orm
      .insert(secondFactors)
      .values(row)
      .onConflictDoUpdate({
        target: secondFactors.user_id,
        set: { sealed_secret, begun_at, last_step: null },
        setWhere: isNull(secondFactors.confirmed_at),
      })
      .returning({ user: secondFactors.user_id });
    return written.length > 0;
  }

  /**
   * Activates an enrolment, stores the hashes of its recovery codes and notifies the owner.
   * @returns false if it was already confirmed or replaced.
   */
  confirm(
    { user_id, sealed_secret }: SecondFactorRow,
    { step, hashes, session = 0, now }: { step: number; hashes: string[]; session?: number | undefined; now: Date },
    mailOf: MailOf<UserRow>,
  ): Promise<boolean> {
    const read = and(eq(secondFactors.user_id, user_id), eq(secondFactors.sealed_secret, sealed_secret));
    return this.#orm.transaction(async (transaction) => {
      const confirmed = await transaction
        .update(secondFactors)
        .set({ confirmed_at: now, last_step: step })
        .where(and(read, isNull(secondFactors.confirmed_at)))
        .returning({ user: secondFactors.user_id });
      if (confirmed.length === 0) return false;
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id));
      await transaction.insert(recoveryCodes).values(hashes.map((hash) => ({ user_id, hash })));
      await transaction
        .update(sessions)
        .set({ proved_at: now })
        .where(and(eq(sessions.user_id, user_id), eq(sessions.id, session)));
      await enqueueUserMail(transaction, user_id, mailOf);
      return true;
    });
  }

  /** Accepts the code of a 30-second step unless it or a later one was used, and resets the count of wrong codes. */
  async takeStep(user: number, step: number): Promise<boolean> {
    const { user_id, last_step, confirmed_at } = secondFactors;
    const taken = await this.#orm
      .update(secondFactors)
      .set({ last_step: step, refusals: 0 })
      .where(and(eq(user_id, user), isNotNull(confirmed_at), or(isNull(last_step), lt(last_step, step))))
      .returning({ user: user_id });
    return taken.length > 0;
  }

  /** Counts a wrong code. @returns how many there were since `since`; 0 if no factor is in use. */
  async countRefusal(user: number, now: Date, since: Date): Promise<number> {
    const { user_id, confirmed_at, refusals, refused_since } = secondFactors;
    const goesOn = sql`${refusals} > 0 and ${refused_since} > ${since.toISOString()}`;
    const [row] = await this.#orm
      .update(secondFactors)
      .set({
        refusals: sql`case when ${goesOn} then ${refusals} + 1 else 1 end`,
        refused_since: sql`case when ${goesOn} then ${refused_since} else ${now.toISOString()} end`,
      })
      .where(and(eq(user_id, user), isNotNull(confirmed_at)))
      .returning({ refusals });
    return row?.refusals ?? 0;
  }

  /** Notifies the owner of wrong codes and records it. @returns false if they were already notified after `before`. */
  noteTold(
    user: number,
    { now, before, mailOf }: { now: Date; before: Date; mailOf: MailOf<UserRow> },
  ): Promise<boolean> {
    const { user_id, refusals_told_at } = secondFactors;
    return this.#orm.transaction(async (transaction) => {
      const noted = await transaction
        .update(secondFactors)
        .set({ refusals_told_at: now })
        .where(and(eq(user_id, user), or(isNull(refusals_told_at), lte(refusals_told_at, before))))
        .returning({ user: user_id });
      if (noted.length > 0) await enqueueUserMail(transaction, user, mailOf);
      return noted.length > 0;
    });
  }

  /** Uses up a recovery code and notifies the owner. @returns how many are left; undefined if the code is unknown. */
  takeCode(user: number, hash: string, mailOf: (left: number) => MailOf<UserRow>): Promise<number | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const taken = await transaction
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.user_id, user), eq(recoveryCodes.hash, hash)))
        .returning({ hash: recoveryCodes.hash });
      if (taken.length === 0) return undefined;
      const left = await countRows(transaction, recoveryCodes, eq(recoveryCodes.user_id, user));
      await enqueueUserMail(transaction, user, mailOf(left));
      return left;
    });
  }

  /** Deletes the factor with all its codes and notifies the owner. */
  remove(user: number, mailOf: MailOf<UserRow>): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      await enqueueUserMail(transaction, user, mailOf);
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user));
      await transaction.delete(secondFactors).where(eq(secondFactors.user_id, user));
    });
  }

  /** Returns all factors with their encrypted secrets. */
  all(): Promise<SecondFactorRow[]> {
    return this.#orm.select().from(secondFactors);
  }

  /** Stores a re-encrypted secret unless it has changed in the meantime. */
  async reseal({ user_id, sealed_secret }: SecondFactorRow, next: string): Promise<void> {
    await this.#orm
      .update(secondFactors)
      .set({ sealed_secret: next })
      .where(and(eq(secondFactors.user_id, user_id), eq(secondFactors.sealed_secret, sealed_secret)));
  }
}
