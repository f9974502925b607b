import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import { paths } from '@dopahiya/domain/site';
import { users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import { reportHolds } from '../../../core/database/report-hold-schema.ts';
import { draftMail, type Letter, ownerAt } from '../../../core/outbox/draft-mail.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';

/** Who is told that reports hold unusually many things, and where links in the mail lead. */
export interface AlertSettings {
  siteOrigin: string;
  mailTo: string | undefined;
}

/** Holds in the last hour and in the last 24. */
export interface UnusualHolds {
  hour: number;
  day: number;
}

/** Holds are unusually many beyond `times` the rate of the `days` before, and beyond `least`; told once in `quietHours`. */
export const alertRules = { times: 10, days: 30, min: 10, quietHours: 6 } as const;

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * Tells moderators and the owner of the site when reports hold far more than usual, and notes that it was told; called after a
 * hold, with `lockHolding`. @returns how many, when it was told.
 */
export async function alertOfHolds(
  transaction: Orm,
  { siteOrigin, mailTo }: AlertSettings,
  now: Date,
): Promise<UnusualHolds | undefined> {
  const { hour, day, before, told } = await countHolds(transaction, now);
  const isUnusual = hour > most(before, 1) || day > most(before, DAY_HOURS);
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

/** How many holds so many hours may have, where the month before had `before`. */
const most = (before: number, hours: number): number =>
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
