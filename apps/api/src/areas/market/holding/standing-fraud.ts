import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';

/** SQL condition on a decision: it rejected a listing as fraud, was not reversed, and the listing was not allowed since. */
export function isStandingFraud(): SQL | undefined {
  const { id, subject_id, is_fraud, reversed_at } = moderationDecisions;
  const isAllowed = sql`exists (select from ${moderationDecisions} as later
    where later.subject = 'listing' and later.subject_id = ${subject_id} and later.id > ${id}
      and later.verdict = 'allow' and later.reversed_at is null)`;
  return and(eq(is_fraud, true), isNull(reversed_at), sql`not ${isAllowed}`);
}
