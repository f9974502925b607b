import { bit, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './listing-schema.ts';
import { moderationDecisions } from './moderation-schema.ts';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true });
const ofDecision = () =>
  integer()
    .notNull()
    .references(() => moderationDecisions.id, { onDelete: 'cascade' });

/** Pictures of accounts with a listing rejected as fraud. They count while the decision stands, and outlive the account. */
export const fraudPictures = pgTable(
  'fraud_pictures',
  {
    id: identity(),
    decision_id: ofDecision(),
    fingerprint: bit({ dimensions: 64 }).notNull(),
    thumbnail: bytea().notNull(),
    /** When the account first uploaded it: anyone who uploaded it earlier is not a copier. */
    first_uploaded_at: moment().notNull(),
  },
  (table) => [index('fraud_pictures_decision').on(table.decision_id)],
);

/** Phone numbers of accounts with a listing rejected as fraud, hashed. */
export const fraudNumbers = pgTable(
  'fraud_numbers',
  { id: identity(), decision_id: ofDecision(), hash: text().notNull() },
  (table) => [index('fraud_numbers_hash').on(table.hash), index('fraud_numbers_decision').on(table.decision_id)],
);
