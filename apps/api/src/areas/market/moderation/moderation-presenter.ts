import { photoAddress } from '@dopahiya/domain/content';
import type { ModerationCase, ModerationDecision } from '@dopahiya/domain/moderation';
import type { PhotoAddresses } from '../listings/listing-presenter.ts';
import { caseMark } from './cases/described-case.ts';
import type { CaseRow } from './moderation-cases.ts';
import type { DecisionRow } from './moderation-log.ts';

/** Name shown for decisions made on the command line. */
const OWNER = 'The owner of the site';

/** Returns a case for the API, with all facts for moderators. */
export function presentCase(row: CaseRow, photoAddresses: PhotoAddresses): ModerationCase {
  const { subject, subject_id, opened_at, title, path, state, holds, reports, words, photos, decisions } = row;
  const { report_count, counting, is_urgent, bike, people, offers, related } = row;
  return {
    id: `${subject}-${subject_id}`,
    subject,
    subject_id,
    mark: caseMark(row),
    opened_at: opened_at.toISOString(),
    title,
    path,
    state,
    holds,
    reports: reports.map(({ at, by, id, ground, note, counts }) => ({
      id,
      ground,
      note,
      counts,
      at: at.toISOString(),
      by: by && { ...by, since: by.since.toISOString() },
    })),
    report_count,
    counting,
    is_urgent,
    words,
    photos: photos.map(({ shown_as, width }) => photoAddress({ address: photoAddresses(shown_as) }, width, 'jpg')),
    bike,
    people,
    offers,
    related,
    decisions: decisions.map(presentDecision),
  };
}

/** Returns a decision for the API. */
export function presentDecision({ decision, by, reversedBy }: DecisionRow): ModerationDecision {
  const { id, subject, subject_id, verdict, is_fraud, reason, decided_at, by_owner } = decision;
  const { reversed_at, reversal_reason, reversed_by_owner } = decision;
  return {
    id,
    subject,
    subject_id,
    decision: verdict,
    is_fraud,
    reason,
    decided_at: decided_at.toISOString(),
    decided_by: by_owner ? OWNER : by,
    reversed: reversed_at && {
      reason: reversal_reason,
      at: reversed_at.toISOString(),
      by: reversed_by_owner ? OWNER : reversedBy,
    },
  };
}
