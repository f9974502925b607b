import { aliasedTable, and, desc, eq, type SQL } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { Slice } from '../../../core/paging.ts';

/** A decision with the first names of who made and who reversed it; null for the site's owner and for deleted accounts. */
export interface DecisionRow {
  decision: typeof moderationDecisions.$inferSelect;
  by: string | null;
  reversedBy: string | null;
}

/** Reads the moderation log. */
export class ModerationLog {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts the decisions. */
  count(): Promise<number> {
    return countRows(this.#orm, moderationDecisions);
  }

  /** Returns decisions, newest first. */
  find({ offset, limit }: Slice): Promise<DecisionRow[]> {
    return selectDecisions(this.#orm).orderBy(desc(moderationDecisions.id)).limit(limit).offset(offset);
  }

  /** Returns one decision. */
  async get(id: number): Promise<DecisionRow | undefined> {
    const [row] = await selectDecisions(this.#orm, eq(moderationDecisions.id, id));
    return row;
  }
}

/** Selects decisions as `DecisionRow`s. */
export function selectDecisions(orm: Orm, condition?: SQL) {
  const reverser = aliasedTable(users, 'reverser');
  return orm
    .select({ decision: moderationDecisions, by: users.first_name, reversedBy: reverser.first_name })
    .from(moderationDecisions)
    .leftJoin(users, eq(users.id, moderationDecisions.decided_by))
    .leftJoin(reverser, eq(reverser.id, moderationDecisions.reversed_by))
    .where(and(condition))
    .$dynamic();
}
