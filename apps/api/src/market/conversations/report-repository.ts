import type { ReportSubject } from '@dopahiya/domain/market';
import { eq } from 'drizzle-orm';
import { reports } from '../../db/conversation-schema.ts';
import { figureReports } from '../../db/figure-report-schema.ts';
import { listingPhotos, listings } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import { reviews } from '../../db/review-schema.ts';

/** A report as somebody sends it. */
export type NewReport = Omit<typeof reports.$inferInsert, 'id'>;

const tables = { listing: listings, review: reviews, photo: listingPhotos, figure: figureReports } as const;

/** Writes what users report. */
export class ReportRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Whether there is what somebody reports; of conversations only those who take part know. */
  async isThere(subject: Exclude<ReportSubject, 'conversation'>, id: number): Promise<boolean> {
    const table = tables[subject];
    const rows = await this.#orm.select({ id: table.id }).from(table).where(eq(table.id, id));
    return rows.length > 0;
  }

  /** Stores a report; who reports the same again says it anew. */
  async add(report: NewReport): Promise<void> {
    const { ground, note, created_at } = report;
    await this.#orm
      .insert(reports)
      .values(report)
      .onConflictDoUpdate({
        target: [reports.reporter_id, reports.subject, reports.subject_id],
        set: { ground, note, created_at },
      });
  }
}
