import { inArray, lte, sql } from 'drizzle-orm';
import { mailBudgets } from '../database/account-schema.ts';
import type { Orm } from '../database/open-database.ts';

/** Mail allowance: the number at once, and the ms until one more. */
export interface MailAllowance {
  atOnce: number;
  everyMs: number;
}

/** Maximum number of expired rows deleted with each mail: more than it creates. */
const CLEARED_AT_ONCE = 20;

/** Stores the used mail allowances of mailboxes and accounts; shared by all processes on one database. */
export class MailBudgetRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Takes one mail from an allowance atomically. @returns false if none is left. */
  async take(subject: string, { atOnce, everyMs }: MailAllowance, now: Date): Promise<boolean> {
    await this.#clear(now);
    const held = sql`greatest(${mailBudgets.whole_at}, ${now.toISOString()}::timestamptz)`;
    const latest = new Date(now.getTime() + (atOnce - 1) * everyMs);
    const taken = await this.#orm
      .insert(mailBudgets)
      .values({ subject, whole_at: new Date(now.getTime() + everyMs) })
      .onConflictDoUpdate({
        target: mailBudgets.subject,
        set: { whole_at: sql`${held} + ${everyMs}::float8 * interval '1 millisecond'` },
        setWhere: sql`${held} <= ${latest.toISOString()}::timestamptz`,
      })
      .returning({ subject: mailBudgets.subject });
    return taken.length > 0;
  }

  /** Deletes expired rows, except those locked by another process. */
  async #clear(now: Date): Promise<void> {
    const past = this.#orm
      .select({ subject: mailBudgets.subject })
      .from(mailBudgets)
      .where(lte(mailBudgets.whole_at, now))
      .limit(CLEARED_AT_ONCE)
      .for('update', { skipLocked: true });
    await this.#orm.delete(mailBudgets).where(inArray(mailBudgets.subject, past));
  }
}
