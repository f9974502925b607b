import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { figureReports } from '../../../core/database/figure-report-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import { bikes } from '../../../core/database/schema.ts';

/** A figure report's database row. */
type FigureReportRow = typeof figureReports.$inferSelect;

/** Columns to insert for a new report. */
export type NewReport = Pick<FigureReportRow, 'bike_id' | 'field' | 'value' | 'seen_at' | 'reported_at'>;

/** A figure report joined with its bike's current row. */
export interface ListedReport {
  report: FigureReportRow;
  bike: typeof bikes.$inferSelect;
}

/** Maximum number of different values stored per figure; beyond it, the least reported value is deleted, oldest first. */
export const MAX_VALUES_PER_FIGURE = 10;

/** Maximum number of reports listed. */
const MAX_LISTED = 500;

/** Stores and reads reports of wrong figures. */
export class FigureReportRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Stores a report, or increments its count if the same value was reported before. */
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

  /** Counts the open reports. */
  count(): Promise<number> {
    return countRows(this.#orm, figureReports, isNull(figureReports.decision_id));
  }

  /** Returns the open reports with their bikes, most reported first. */
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
