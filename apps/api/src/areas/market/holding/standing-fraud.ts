import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';

/** Condition on a decision: it refused a listing as a fraud, was not taken back, and nobody has allowed that listing since. */
export function isStandingFraud(): SQL | undefined {
  const { id, subject_id, is_fraud, reversed_at } = moderationDecisions;
  const isAllowed = sql`exists (select from ${moderationDecisions} as later
    where later.subject = 'listing' and later.subject_id = ${subject_id} and later.id > ${id}
      and later.verdict = 'allow' and later.reversed_at is null)`;
  return and(eq(is_fraud, true), isNull(reversed_at), sql`not ${isAllowed}`);
}
