import { eq } from 'drizzle-orm';
import { figureReports } from '../../../../core/database/figure-report-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import type { LockedSubject } from './locked-subject.ts';

/** Finds and locks a reported figure; it has no owner and is never public. */
export async function findFigure(orm: Orm, id: number): Promise<LockedSubject | undefined> {
  const [row] = await orm.select().from(figureReports).where(eq(figureReports.id, id)).for('update');
  if (!row) return undefined;
  return {
    owner: null,
    state: {},
    waits: row.decision_id === null,
    held: undefined,
    decided: () => ({}),
    write: () => Promise.resolve(),
    mails: () => Promise.resolve([]),
  };
}
