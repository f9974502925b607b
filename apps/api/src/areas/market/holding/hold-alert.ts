import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import { paths } from '@dopahiya/domain/site';
import { users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import { reportHolds } from '../../../core/database/report-hold-schema.ts';
import { draftMail, type Letter, ownerAt } from '../../../core/outbox/draft-mail.ts';
import { mailTexts, type MailTexts } from '../../../core/texts/index.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';

/** Mail address of the owner for alerts about unusually many holds. */
export interface AlertSettings {
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
  { mailTo }: AlertSettings,
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
  const all = [...moderators, ...(mailTo === undefined ? [] : [ownerAt(mailTo)])];
  await enqueueMail(
    transaction,
    all.map((one) => draftMail(one, 'holds', letterOf({ hour, day }, mailTexts[one.language]))),
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

const letterOf = ({ hour, day }: UnusualHolds, texts: MailTexts): Letter => ({
  subject: texts.manyReports,
  lines: [texts.manyReportsLine(hour, day), texts.maybeAttack],
  links: [{ label: texts.openModeration, path: paths.moderation }],
});
