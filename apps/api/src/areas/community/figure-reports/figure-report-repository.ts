import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { figureReports } from '../../../core/database/figure-report-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';

/** A report as the database has it. */
type FigureReportRow = typeof figureReports.$inferSelect;

/** What is stored of a report. */
export type NewReport = Pick<FigureReportRow, 'bike_id' | 'field' | 'value' | 'seen_at' | 'reported_at'>;

/** A report, and the bike as it is now. */
export interface ListedReport {
  report: FigureReportRow;
  bike: typeof bikes.$inferSelect;
}

/** So many different values are stored of a figure; beyond them goes the one that was said least often, of these the oldest. */
export const MAX_VALUES_PER_FIGURE = 10;

/** So many reports are listed at most. */
const MAX_LISTED = 500;

/** Stores and reads reports of wrong figures. */
export class FigureReportRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Stores a report, or counts it where somebody said the same before. */
  save(report: NewReport): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      await transaction
        .insert(figureReports)
        .values(report)
        .onConflictDoUpdate({
          target: [figureReports.bike_id, figureReports.field, figureReports.value],
          set: {
            count: sql`${figureReports.count} + 1`,
            seen_at: sql`coalesce(excluded.seen_at, ${figureReports.seen_at})`,
            reported_at: sql`excluded.reported_at`,
            decision_id: null,
          },
        });
      await forgetOldest(transaction, report);
    });
  }

  /** The reports that were made most often and that nobody has settled, each with its bike. */
  list(): Promise<ListedReport[]> {
    return this.#orm
      .select({ report: figureReports, bike: bikes })
      .from(figureReports)
      .innerJoin(bikes, eq(bikes.id, figureReports.bike_id))
      .where(isNull(figureReports.decision_id))
      .orderBy(desc(figureReports.count), desc(figureReports.reported_at), desc(figureReports.id))
      .limit(MAX_LISTED);
  }
}

async function forgetOldest(orm: Orm, { bike_id, field }: NewReport): Promise<void> {
  const beyond = orm
    .select({ id: figureReports.id })
    .from(figureReports)
    .where(and(eq(figureReports.bike_id, bike_id), eq(figureReports.field, field)))
    .orderBy(desc(figureReports.count), desc(figureReports.reported_at), desc(figureReports.id))
    .offset(MAX_VALUES_PER_FIGURE);
  await orm.delete(figureReports).where(inArray(figureReports.id, beyond));
}
