import type { ReportGround, ReportSubject } from '@dopahiya/domain/market';
import { and, inArray, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { conversations, reports } from '../../../core/database/conversation-schema.ts';
import { figureReports } from '../../../core/database/figure-report-schema.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import { reviews } from '../../../core/database/review-schema.ts';
import type { Slice } from '../../../core/paging.ts';
import { countsNow, REPORTERS_TO_HOLD } from '../holding/reporters.ts';
import { factsOfCases } from './cases/case-facts.ts';
import { describeCases } from './cases/describe-cases.ts';
import type { CaseFacts, DescribedCase } from './cases/described-case.ts';
import { type DecisionRow, selectDecisions } from './moderation-log.ts';
import type { DecidedName, SubjectRef } from './subjects/find-subject.ts';

/** A report of a case. */
interface CaseReport {
  id: number;
  ground: ReportGround;
  note: string;
  at: Date;
  /** Whether it counts towards a hold. */
  counts: boolean;
  /** The reporter; null if their account was deleted. */
  by: { name: string; since: Date; reports: number; wrong: number } | null;
}

/** A moderation case: content to decide on, since when it is open, its reports and earlier decisions. */
export interface CaseRow extends DescribedCase, CaseFacts {
  opened_at: Date;
  /** Whether enough reports count for a hold but the content is still public, because it was reviewed before. */
  is_urgent: boolean;
  reports: CaseReport[];
  /** Number of open reports, and how many of them count. */
  report_count: number;
  counting: number;
  decisions: DecisionRow[];
}

/** Maximum number of reports and of decisions read per case, the latest ones. */
const MAX_OF_EACH = 20;

/**
 * SQL for everything that waits for a decision, one row per reason: held content, unread reviews and figures, and open reports of existing
 * content.
 */
const waiting = sql`
  select 'listing' as subject, ${listings.id} as subject_id, ${listings.updated_at} as since
  from ${listings} where ${listings.status} = 'held'
  union all
  select 'review', ${reviews.id}, ${reviews.created_at} from ${reviews} where ${reviews.status} = 'PENDING'
  union all
  select 'figure', ${figureReports.id}, ${figureReports.reported_at} from ${figureReports}
  where ${figureReports.decision_id} is null
  union all
  select ${reports.subject}, ${reports.subject_id}, ${reports.created_at} from ${reports}
  where ${reports.decision_id} is null and case ${reports.subject}
    when 'listing' then exists (select from ${listings} as one where one.id = ${reports.subject_id})
    when 'photo' then exists (select from ${listingPhotos} as one where one.id = ${reports.subject_id})
    when 'review' then exists (select from ${reviews} as one where one.id = ${reports.subject_id})
    when 'conversation' then exists (select from ${conversations} as one where one.id = ${reports.subject_id})
    else exists (select from ${figureReports} as one where one.id = ${reports.subject_id}) end`;

/** Reads the open moderation cases. */
export class ModerationCases {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts the cases, of one kind or of all. */
  async count(subject: ReportSubject | undefined): Promise<number> {
    const [row] = await readRows<{ total: number }>(
      this.#orm,
      sql`select count(distinct (subject, subject_id))::integer as total from (${waiting}) as waiting where ${of(subject)}`,
    );
    return row?.total ?? 0;
  }

  /** Returns cases, urgent ones first, then the oldest. */
  async find(subject: ReportSubject | undefined, { offset, limit }: Slice, now: Date): Promise<CaseRow[]> {
    const names = await readRows<SubjectRef & { since: Date | string; is_urgent: boolean }>(
      this.#orm,
      sql`select subject, subject_id, min(since) as since, ${isUrgent(now)} as is_urgent
        from (${waiting}) as waiting where ${of(subject)} group by subject, subject_id
        order by is_urgent desc, min(since), subject, subject_id limit ${limit} offset ${offset}`,
    );
    if (names.length === 0) return [];
    const described = await describeCases(this.#orm, names);
    const [facts, reported, decided] = await Promise.all([
      factsOfCases(this.#orm, described, now),
      this.#reportsOf(names, now),
      this.#decisionsOf(names),
    ]);
    const found = new Map(names.map((name) => [keyOf(name), name]));
    return described.map((one, place) => {
      const all = reported.get(keyOf(one)) ?? [];
      return Object.assign(one, facts[place] ?? noFacts, {
        opened_at: new Date(found.get(keyOf(one))?.since ?? 0),
        is_urgent: found.get(keyOf(one))?.is_urgent ?? false,
        reports: all,
        ...countsOf(all),
        decisions: decided.get(keyOf(one)) ?? [],
      });
    });
  }

  async #reportsOf(names: readonly SubjectRef[], now: Date): Promise<Map<string, CountedReport[]>> {
    const rows = await readRows<ReportRow>(
      this.#orm,
      sql`select id, subject, subject_id, ground, note, created_at as at, counts, report_count, counting,
          name, since, sent.reports, sent.wrong from (
        select *, row_number() over (partition by subject, subject_id order by created_at desc, id desc) as place,
          count(*) over (partition by subject, subject_id)::integer as report_count,
          count(*) filter (where counts) over (partition by subject, subject_id)::integer as counting
        from (
          select report.*, reporter.first_name as name, reporter.created_at as since, coalesce(${countsNow(now)}, false) as counts
          from ${reports} as report left join ${users} as reporter on reporter.id = report.reporter_id
          where report.decision_id is null and (report.subject, report.subject_id) in ${pairs(names)}) as open
        ) as placed
        cross join lateral (
          select count(*)::integer as reports, count(rejection.id)::integer as wrong
          from ${reports} as earlier left join ${moderationDecisions} as rejection
            on rejection.id = earlier.rejected_by_id and rejection.reversed_at is null
          where earlier.reporter_id = placed.reporter_id) as sent
        where place <= ${MAX_OF_EACH} order by created_at, id`,
    );
    return Map.groupBy(rows.map(reportOf), keyOf);
  }

  async #decisionsOf(names: readonly SubjectRef[]): Promise<Map<string, DecisionRow[]>> {
    const lasts = sql`(select id from (
      select id, row_number() over (partition by subject, subject_id order by id desc) as place
      from ${moderationDecisions} where (subject, subject_id) in ${pairs(names)}) as decision
      where place <= ${MAX_OF_EACH})`;
    const rows = await selectDecisions(this.#orm, and(inArray(moderationDecisions.id, lasts))).orderBy(
      moderationDecisions.id,
    );
    return Map.groupBy(rows, ({ decision }) => keyOf(decision));
  }
}

const noFacts: CaseFacts = { bike: null, people: [], offers: [], related: [] };

/** A report with the number of open and counting reports of its subject. */
interface CountedReport extends CaseReport {
  report_count: number;
  counting: number;
}

type ReportRow = SubjectRef &
  Omit<CountedReport, 'at' | 'by'> & {
    at: Date | string;
    name: string | null;
    since: Date | string | null;
    reports: number;
    wrong: number;
  };

function reportOf({ name, since, reports: sent, wrong, at, ...report }: ReportRow): SubjectRef & CountedReport {
  const by = name === null || since === null ? null : { name, since: new Date(since), reports: sent, wrong };
  return { ...report, at: new Date(at), by };
}

const countsOf = ([first]: readonly CountedReport[]) => ({
  report_count: first?.report_count ?? 0,
  counting: first?.counting ?? 0,
});

/** SQL condition on a case: the content is public although reports by enough accounts count. */
const isUrgent = (now: Date) => sql`(case subject
    when 'listing' then exists (
      select from ${listings} as one where one.id = waiting.subject_id and one.status in ('pending', 'active'))
    when 'photo' then exists (
      select from ${listingPhotos} as one where one.id = waiting.subject_id and one.hidden_by is null)
    when 'review' then exists (
      select from ${reviews} as one where one.id = waiting.subject_id and one.status = 'PUBLISHED')
    else false end
  and (select count(distinct report.reporter_id) from ${reports} as report
    join ${users} as reporter on reporter.id = report.reporter_id
    where report.subject = waiting.subject and report.subject_id = waiting.subject_id
      and ${countsNow(now)}) >= ${REPORTERS_TO_HOLD})`;

const of = (subject: ReportSubject | undefined) => (subject === undefined ? sql`true` : sql`subject = ${subject}`);

const pairs = (names: readonly SubjectRef[]) =>
  sql`(${sql.join(
    names.map(({ subject, subject_id }) => sql`(${subject}::text, ${subject_id}::integer)`),
    sql`, `,
  )})`;

const keyOf = ({ subject, subject_id }: DecidedName): string => `${subject}-${subject_id}`;
