import type { mailTokens, users } from '../database/account-schema.ts';
import { isPlainName, keyOf } from '../names/account-names.ts';
import type { MailKind } from './mail-budget.ts';

/** Whom a mail is written to. */
export type Recipient = Pick<typeof users.$inferSelect, 'id' | 'email' | 'email_key' | 'first_name' | 'username'> & {
  /** A text once it was stored. */
  email_verified_at: Date | string | null;
};

/** What a mail says, and where it leads. */
export interface Letter {
  subject: string;
  lines: readonly string[];
  links?: readonly MailLink[];
  replyTo?: string;
  unsubscribe?: string;
}

/** What a link in a mail allows. */
export type LinkPurpose = (typeof mailTokens.$inferSelect)['purpose'];

/** Where a mail leads: to an address, to a page of the site, or to what a link allows once that is made when the mail is sent. */
export type MailLink =
  | { label: string; url: string }
  | { label: string; path: string }
  | { label: string; allows: LinkPurpose };

/** A mail as it waits: what it is for, for whom, and what it says. */
export interface MailDraft {
  kind: Exclude<MailKind, 'reset'>;
  to: Recipient;
  letter: Letter;
  /** The visitor's message that it brings. */
  message?: number;
}

/** Asks for one mail with a link to a new password for each account of a mail address, if it has any when the mail is sent. */
export interface ResetDraft {
  kind: 'reset';
  to: { email_key: string };
}

/** A mail that is yet to be sent, for `enqueueMail`; of an account it keeps what a mail needs, and nothing else. */
export function draftMail(to: Recipient, kind: MailDraft['kind'], letter: Letter): MailDraft {
  const { id, email, email_key, email_verified_at, first_name, username } = to;
  return { kind, to: { id, email, email_key, email_verified_at, first_name, username }, letter };
}

/**
 * What an account is called in a mail to its owner. Who has not confirmed an address may be a stranger who never asked for
 * an account: nothing that another wrote stands in a mail to them.
 */
export function accountOf({ email_verified_at, username }: Recipient): string {
  return email_verified_at && isPlainName(username) ? `your account ${username}` : 'your account';
}

/** The owner of the site as a recipient: without an account, for no account has the number 0. */
export const ownerAt = (email: string): Recipient => ({
  id: 0,
  email,
  email_key: keyOf(email),
  email_verified_at: null,
  first_name: '',
  username: '',
});
