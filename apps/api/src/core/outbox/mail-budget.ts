import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Orm } from '../database/open-database.ts';
import type { Recipient } from './draft-mail.ts';
import { type MailAllowance, MailBudgetRepository } from './mail-budget-repository.ts';
import type { ReportEvent } from '../log/open-log.ts';

/**
 * Kind of a mail. `confirmation` verifies an address and `reset` brings password links: anyone who types the address causes them. `alarm`
 * warns an account owner of somebody else's attempt, `notice` reports changes to their account, `decision` the result of moderation.
 * `message` forwards a visitor's message to the site owner, `conversation` messages between buyers and sellers. `warning` tells buyers not
 * to pay for a listing that was removed or is being checked. `capacity` warns the site owner of nearly full storage, `holds` tells
 * moderators of unusually many holds by reports.
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

/** Addressee of a mail: the account that it is about, and its address. */
export type Addressee = Pick<Recipient, 'id' | 'email_key' | 'email_verified_at'>;

/** Dependencies of a mail budget. */
export interface MailBudgetSources {
  report: ReportEvent;
  clock: Clock;
}

const HOUR_MS = 3_600_000;

/**
 * Resets come as often as their links expire: a user whose mail is held back has a valid link, and never more than the last three that are
 * kept. Unconfirmed addresses share `unconfirmed`.
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
  // More than anyone can begin conversations in a day: no warning is ever held back.
  warning: { atOnce: 60, everyMs: HOUR_MS / 2 },
  // One a day; slightly less, as it is requested once a day.
  capacity: { atOnce: 1, everyMs: 23 * HOUR_MS },
  holds: { atOnce: 2, everyMs: 6 * HOUR_MS },
};

/** Limits the mails to each recipient, whatever causes them: what strangers cause never uses up the allowance of notices to the owner. */
export class MailBudget {
  readonly #sources: MailBudgetSources;

  constructor(sources: MailBudgetSources) {
    this.#sources = sources;
  }

  /** Charges a mail to its recipient. @returns false if it is held back, which is logged. */
  async charge(orm: Orm, { kind, to }: { kind: MailKind; to: Addressee }): Promise<boolean> {
    const { report, clock } = this.#sources;
    const { name, of } = purseOf(kind, to);
    const isCharged = await new MailBudgetRepository(orm).take(`${name} ${of}`, allowances[name], clock());
    if (!isCharged) report('mail held back', { user: to.id, kind });
    return isCharged;
  }
}

const byMailbox: ReadonlySet<MailKind> = new Set(['confirmation', 'reset', 'message', 'capacity', 'holds']);

/** Chooses the allowance: per mailbox for what anyone can cause by typing an address; per account only if it confirmed the address. */
function purseOf(kind: MailKind, to: Addressee): { name: MailKind | 'unconfirmed'; of: string | number } {
  if (byMailbox.has(kind)) return { name: kind, of: mailboxOf(to.email_key) };
  if (!to.email_verified_at) return { name: 'unconfirmed', of: mailboxOf(to.email_key) };
  return { name: kind, of: to.id };
}

/**
 * Returns the hashed mailbox of an address. Large providers ignore dots and anything after a plus; elsewhere two neighbours share an
 * allowance that a stranger could use up anyway.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '');
  return createHash('sha256')
    .update(`${local}${email.slice(at)}`)
    .digest('base64url');
}
