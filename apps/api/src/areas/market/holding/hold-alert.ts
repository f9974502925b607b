import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import { paths } from '@dopahiya/domain/site';
import { users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import { reportHolds } from '../../../core/database/report-hold-schema.ts';
import { draftMail, type Letter, ownerAt } from '../../../core/outbox/draft-mail.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';

/** Mail address and link origin of alerts about unusually many holds. */
export interface AlertSettings {
  siteOrigin: string;
  mailTo: string | undefined;
}

/** Number of holds in the last hour and in the last 24 hours. */
export interface UnusualHolds {
  hour: number;
  day: number;
}

/**
 * Thresholds of the alert: more than `times` the average of the previous `days` and more than `min` holds; at most one alert per
 * `quietHours`.
 */
export const alertRules = { times: 10, days: 30, min: 10, quietHours: 6 } as const;

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * Alerts moderators and the site's owner if reports hold far more than usual, and records the alert. Call it after a hold, under
 * `lockHolding`.
 * @returns the numbers if an alert was sent.
 */
export async function alertOfHolds(
  transaction: Orm,
  { siteOrigin, mailTo }: AlertSettings,
  now: Date,
): Promise<UnusualHolds | undefined> {
  const { hour, day, before, told } = await countHolds(transaction, now);
  const isUnusual = hour > threshold(before, 1) || day > threshold(before, DAY_HOURS);
  if (!isUnusual || told > 0) return undefined;
  const [last] = await transaction.select({ id: max(reportHolds.id) }).from(reportHolds);
  await transaction
    .update(reportHolds)
    .set({ is_alert: true })
    .where(eq(reportHolds.id, last?.id ?? 0));
  const moderators = await transaction
    .select()
    .from(users)
    .where(and(eq(users.role, 'moderator'), isNotNull(users.email_verified_at)));
  const letter = letterOf({ hour, day }, siteOrigin);
  const all = [...moderators, ...(mailTo === undefined ? [] : [ownerAt(mailTo)])];
  await enqueueMail(
    transaction,
    all.map((one) => draftMail(one, 'holds', letter)),
  );
  return { hour, day };
}

/** Returns the maximum normal number of holds in a number of hours, given the number in the month before. */
const threshold = (before: number, hours: number): number =>
  Math.max(alertRules.min, (alertRules.times * before * hours) / (alertRules.days * DAY_HOURS));

interface HoldCounts extends UnusualHolds {
  before: number;
  told: number;
}

async function countHolds(transaction: Orm, now: Date): Promise<HoldCounts> {
  const ago = (hours: number) => sql`${new Date(now.getTime() - hours * HOUR_MS).toISOString()}::timestamptz`;
  const [row] = await readRows<HoldCounts>(
    transaction,
    sql`select
        count(*) filter (where held_at > ${ago(1)})::integer as hour,
        count(*) filter (where held_at > ${ago(DAY_HOURS)})::integer as day,
        count(*) filter (where held_at <= ${ago(DAY_HOURS)})::integer as before,
        count(*) filter (where is_alert and held_at > ${ago(alertRules.quietHours)})::integer as told
      from ${reportHolds} where held_at > ${ago((alertRules.days + 1) * DAY_HOURS)}`,
  );
  return row ?? { hour: 0, day: 0, before: 0, told: 0 };
}

const letterOf = ({ hour, day }: UnusualHolds, siteOrigin: string): Letter => ({
  subject: 'Unusually many reports',
  lines: [
    `Reports have hidden ${hour} items in the last hour and ${day} in the last 24 hours. That is far more than usual.`,
    'This may be an attack. Check who reported them. “Undo this person’s reports” on a case restores everything they reported.',
  ],
  links: [{ label: 'Open moderation', url: `${siteOrigin}${paths.moderation}` }],
});
