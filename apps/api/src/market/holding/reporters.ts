import type { ReportSubject } from '@dopahiya/domain/market';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../db/account-schema.ts';
import { reports } from '../../db/conversation-schema.ts';

/** Reports of so many accounts hold what they are about at once. */
export const MOST_REPORTERS = 3;

/** How many accounts with a confirmed address report a thing, whose reports no decision has settled, now or before. */
export const reportersOf = (subject: ReportSubject, id: SQLWrapper | number): SQL<number> => sql<number>`(
  select count(distinct report.reporter_id)::integer from ${reports} as report
  join ${users} as reporter on reporter.id = report.reporter_id and reporter.email_verified_at is not null
  where report.subject = ${subject} and report.subject_id = ${id}
    and report.decision_id is null and not report.is_repeated)`;
