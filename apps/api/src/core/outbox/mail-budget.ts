import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Orm } from '../database/open-database.ts';
import type { Recipient } from './draft-mail.ts';
import { type MailAllowance, MailBudgetRepository } from './mail-budget-repository.ts';
import type { ReportEvent } from '../log/open-log.ts';

/**
 * What a mail is for. `confirmation` asks whether an address is somebody's and `reset` brings links to new passwords: whoever
 * types the address causes them. `alarm` tells an owner what somebody else tried, `notice` what was done with their
 * account, `decision` what became of a review or a listing. `message` brings the owner of the site what a visitor wrote,
 * `conversation` what buyers and sellers wrote to each other. `warning` tells buyers not to pay for a listing that was removed or is
 * being checked. `capacity` warns the owner of the site of stores that are nearly full,
 * `holds` tells moderators that reports hold unusually many things.
 */
export type MailKind =
  | 'confirmation'
  | 'reset'
  | 'alarm'
  | 'notice'
  | 'decision'
  | 'message'
  | 'conversation'
  | 'warning'
  | 'capacity'
  | 'holds';

/** Whom a mail is for: the account that it is about, and the address that it goes to. */
export type Addressee = Pick<Recipient, 'id' | 'email_key' | 'email_verified_at'>;

/** What a mail budget works with. */
export interface MailBudgetSources {
  report: ReportEvent;
  clock: Clock;
}

const HOUR_MS = 3_600_000;

/**
 * Resets come as often as their links last: whose mail is held back has one that is still good, and never more than the
 * last three that are kept. What was never confirmed shares `unconfirmed`.
 */
const allowances: Record<MailKind | 'unconfirmed', MailAllowance> = {
  confirmation: { atOnce: 4, everyMs: 6 * HOUR_MS },
  reset: { atOnce: 3, everyMs: HOUR_MS },
  unconfirmed: { atOnce: 3, everyMs: 6 * HOUR_MS },
  alarm: { atOnce: 3, everyMs: 6 * HOUR_MS },
  notice: { atOnce: 10, everyMs: 2 * HOUR_MS },
  decision: { atOnce: 10, everyMs: 2 * HOUR_MS },
  message: { atOnce: 30, everyMs: HOUR_MS / 10 },
  conversation: { atOnce: 20, everyMs: HOUR_MS / 2 },
  // More than anybody can begin conversations in a day: no warning is ever held back.
  warning: { atOnce: 60, everyMs: HOUR_MS / 2 },
  // One a day: a little less, for it is asked for once a day.
  capacity: { atOnce: 1, everyMs: 23 * HOUR_MS },
  holds: { atOnce: 2, everyMs: 6 * HOUR_MS },
};

/** How many mails somebody may get, whatever causes them: what strangers cause never uses up what an owner is told. */
export class MailBudget {
  readonly #sources: MailBudgetSources;

  constructor(sources: MailBudgetSources) {
    this.#sources = sources;
  }

  /** Charges a mail to its recipient. @returns false when it is held back, which the log is told. */
  async charge(orm: Orm, { kind, to }: { kind: MailKind; to: Addressee }): Promise<boolean> {
    const { report, clock } = this.#sources;
    const { name, of } = purseOf(kind, to);
    const isCharged = await new MailBudgetRepository(orm).take(`${name} ${of}`, allowances[name], clock());
    if (!isCharged) report('mail held back', { user: to.id, kind });
    return isCharged;
  }
}

const byMailbox: ReadonlySet<MailKind> = new Set(['confirmation', 'reset', 'message', 'capacity', 'holds']);

/** A mailbox counts for what anybody can cause by typing its address; only an account that confirmed it counts by itself. */
function purseOf(kind: MailKind, to: Addressee): { name: MailKind | 'unconfirmed'; of: string | number } {
  if (byMailbox.has(kind)) return { name: kind, of: mailboxOf(to.email_key) };
  if (!to.email_verified_at) return { name: 'unconfirmed', of: mailboxOf(to.email_key) };
  return { name: kind, of: to.id };
}

/**
 * Where mails to an address arrive, hashed. What follows a plus, and dots, lead to the same mailbox with large providers; where
 * they do not, two neighbours share what a stranger could use up for each of them anyway.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '');
  return createHash('sha256')
    .update(`${local}${email.slice(at)}`)
    .digest('base64url');
}
