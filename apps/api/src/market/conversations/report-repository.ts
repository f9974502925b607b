import { sql } from 'drizzle-orm';
import { reports } from '../../db/conversation-schema.ts';
import { isConfirmed } from '../../db/is-confirmed.ts';
import { keepAccount } from '../../db/keep-account.ts';
import type { Orm } from '../../db/open-database.ts';
import { readRows } from '../../db/read-rows.ts';
import { enqueueMail } from '../../outbox/enqueue-mail.ts';
import { holdConversations, lockReported } from '../holding/hold-conversations.ts';
import { MOST_REPORTERS, reportersOf } from '../holding/reporters.ts';
import { findThing } from '../moderation/things/find-thing.ts';

/** A report as somebody sends it. */
export type NewReport = Pick<
  typeof reports.$inferSelect,
  'subject' | 'subject_id' | 'ground' | 'note' | 'created_at'
> & { reporter_id: number };

/** Writes what users report, and holds at once what three of them do. */
export class ReportRepository {
  readonly #orm: Orm;
  readonly #siteOrigin: string;

  /** @param siteOrigin Where links in mails lead. */
  constructor(orm: Orm, siteOrigin: string) {
    this.#orm = orm;
    this.#siteOrigin = siteOrigin;
  }

  /** Whether somebody has confirmed their mail address. */
  isConfirmed(user: number): Promise<boolean> {
    return isConfirmed(this.#orm, user);
  }

  /** Stores a report of what everybody may see; who reports the same again says it anew. @returns whether there is such a thing, and who reports it. */
  add(report: NewReport): Promise<boolean> {
    return this.#orm.transaction(async (transaction) => {
      const thing = await findThing(transaction, report, this.#siteOrigin);
      if (!thing || !(await keepAccount(transaction, report.reporter_id))) return false;
      await write(transaction, report);
      if (!thing.held) return true;
      const several = reportersOf(report.subject, report.subject_id);
      const [row] = await readRows<{ reporters: number }>(transaction, sql`select ${several} as reporters`);
      if ((row?.reporters ?? 0) < MOST_REPORTERS) return true;
      await thing.write(thing.held, report.created_at);
      await enqueueMail(transaction, await thing.mails('held', thing.held, ''));
      return true;
    });
  }

  /** Stores a report of a conversation by one of the two; it is about what the other says. */
  addOfConversation(report: NewReport, reported: number | null): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      if (reported !== null) await lockReported(transaction, reported, report.subject_id);
      if (!(await keepAccount(transaction, report.reporter_id))) return;
      await write(transaction, report);
      if (reported !== null)
        await enqueueMail(transaction, await holdConversations(transaction, reported, this.#siteOrigin));
    });
  }
}

async function write(transaction: Orm, report: NewReport): Promise<void> {
  const { ground, note, created_at } = report;
  await transaction
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.reporter_id, reports.subject, reports.subject_id],
      set: {
        ground,
        note,
        created_at,
        decision_id: null,
        is_repeated: sql`${reports.is_repeated} or ${reports.decision_id} is not null`,
      },
    });
}
