import { eq } from 'drizzle-orm';
import { reports } from '../../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import type { LockedSubject } from './locked-subject.ts';

/** Finds and locks the report whose sender's reports were undone; reversing that only reopens them. */
export async function findReport(orm: Orm, id: number): Promise<LockedSubject | undefined> {
  const [row] = await orm.select().from(reports).where(eq(reports.id, id)).for('update');
  if (!row) return undefined;
  return {
    owner: row.reporter_id,
    state: {},
    waits: false,
    held: undefined,
    decided: () => undefined,
    write: () => Promise.resolve(),
    mails: () => Promise.resolve([]),
  };
}
