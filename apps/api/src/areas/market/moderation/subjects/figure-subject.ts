import { eq } from 'drizzle-orm';
import { figureReports } from '../../../../core/database/figure-report-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import type { LockedSubject } from './locked-subject.ts';

/** What a figure should be, in the words of visitors, locked: nobody's, and shown to nobody. */
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
