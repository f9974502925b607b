import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When the rate limit of a subject (an address, an account) is fully restored; rows in the past are meaningless and get deleted. */
export const rateLimits = pgTable('rate_limits', {
  subject: text().primaryKey(),
  wholeAt: timestamp('whole_at', { withTimezone: true }).notNull(),
});
