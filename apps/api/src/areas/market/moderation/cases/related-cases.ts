import type { ModerationVerdict } from '@dopahiya/domain/moderation';
import { sql } from 'drizzle-orm';
import { conversations, reports } from '../../../../core/database/conversation-schema.ts';
import { listingPhotos, listings } from '../../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { readRows } from '../../../../core/database/row-queries.ts';
import { reviews } from '../../../../core/database/review-schema.ts';
import type { SubjectRef } from '../subjects/find-subject.ts';
import { type Belonging, eachOnce } from './belonging.ts';
import type { CaseFacts } from './described-case.ts';
import { describeCases } from './describe-cases.ts';

type RelatedCase = CaseFacts['related'][number];
type RelatedRow = SubjectRef & {
  listing: number | null;
  person: number | null;
  is_open: boolean;
  decision: ModerationVerdict | null;
};

/** Maximum number of related cases per case (open ones first, then the latest), and of rows read for a page of cases. */
const MAX_RELATED = 10;
const MAX_READ = 400;

/** Returns other open or decided cases of the same listings and people. */
export async function relatedTo(orm: Orm, cases: readonly Belonging[]): Promise<(one: Belonging) => RelatedCase[]> {
  const rows = await findRelatedRows(
    orm,
    eachOnce(cases.map(({ listing }) => listing)),
    eachOnce(cases.flatMap(({ owner, buyer }) => [owner, buyer])),
  );
  const related = new Map(cases.map((one) => [keyOf(one), relatedRows(rows, one)]));
  const names = new Map([...related.values()].flat().map((row) => [keyOf(row), row]));
  const described = new Map((await describeCases(orm, [...names.values()])).map((one) => [keyOf(one), one]));
  return (one) =>
    (related.get(keyOf(one)) ?? []).flatMap((row) => {
      const { subject, subject_id, is_open, decision } = row;
      const what = described.get(keyOf(row));
      if (!what) return [];
      const of = row.listing !== null && row.listing === one.listing ? 'listing' : 'person';
      return [{ id: keyOf(row), subject, subject_id, title: what.title, path: what.path, of, is_open, decision }];
    });
}

/** Removes duplicates: a conversation appears once for each of its two people. */
function relatedRows(rows: readonly RelatedRow[], one: Belonging): RelatedRow[] {
  const isRelated = ({ listing, person }: RelatedRow) =>
    (listing !== null && listing === one.listing) || (person !== null && [one.owner, one.buyer].includes(person));
  const found = rows.filter((row) => keyOf(row) !== keyOf(one) && isRelated(row));
  return [...new Map(found.map((row) => [keyOf(row), row])).values()].slice(0, MAX_RELATED);
}

function findRelatedRows(orm: Orm, listed: readonly number[], people: readonly number[]): Promise<RelatedRow[]> {
  const of = sql`where listing in ${[0, ...listed]} or person in ${[0, ...people]}`;
  return readRows<RelatedRow>(
    orm,
    sql`select thing.subject, thing.subject_id, thing.listing, thing.person, thing.decision,
        (thing.is_held or thing.is_reported) as is_open
      from (
        select named.*, exists (
            select from ${reports} as report where report.subject = named.subject
              and report.subject_id = named.subject_id and report.decision_id is null) as is_reported,
          (select last.verdict from ${moderationDecisions} as last where last.subject = named.subject
            and last.subject_id = named.subject_id and last.reversed_at is null order by last.id desc limit 1) as decision
        from (
          select * from (select 'listing' as subject, id as subject_id, id as listing, user_id as person,
            status = 'held' as is_held from ${listings}) as one ${of}
          union all
          select * from (select 'photo', photo.id, photo.listing_id as listing, own.user_id as person, false
            from ${listingPhotos} as photo join ${listings} as own on own.id = photo.listing_id) as one ${of}
          union all
          select * from (select 'review', id, null::integer as listing, user_id as person, status = 'PENDING'
            from ${reviews}) as one ${of}
          union all
          select * from (select 'conversation', id, listing_id as listing, seller_id as person, closed_by = 'reports'
            from ${conversations}) as one ${of}
          union all
          select * from (select 'conversation', id, listing_id as listing, buyer_id as person, closed_by = 'reports'
            from ${conversations}) as one ${of}) as named) as thing
      where thing.is_held or thing.is_reported or thing.decision is not null
      order by (thing.is_held or thing.is_reported) desc nulls last, thing.subject_id desc, thing.subject
      limit ${MAX_READ}`,
  );
}

const keyOf = ({ subject, subject_id }: SubjectRef): string => `${subject}-${subject_id}`;
