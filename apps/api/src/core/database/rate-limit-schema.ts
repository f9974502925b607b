import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When the allowance of a subject (an address, an account) is whole again; rows of the past say nothing and are deleted. */
export const rateLimits = pgTable('rate_limits', {
  subject: text().primaryKey(),
  wholeAt: timestamp('whole_at', { withTimezone: true }).notNull(),
});
