import { addressIn, siteLanguages } from '@dopahiya/domain/site';
import type { mailTokens, users } from '../database/account-schema.ts';
import { isPlainName, keyOf } from '../names/account-names.ts';
import { mailTexts } from '../texts/index.ts';
import type { MailKind } from './mail-budget.ts';

/** Recipient of a mail. */
export type Recipient = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'email_key' | 'first_name' | 'username' | 'language'
> & {
  /** A string once it has been stored as JSON. */
  email_verified_at: Date | string | null;
};

/** Content and links of a mail. */
export interface Letter {
  subject: string;
  lines: readonly string[];
  links?: readonly MailLink[];
  replyTo?: string;
  unsubscribe?: string;
}

/** Purpose of a link in a mail. */
export type LinkPurpose = (typeof mailTokens.$inferSelect)['purpose'];

/** Link in a mail: a page of the site, or a single-use link created when the mail is sent; older queued mails have whole addresses. */
export type MailLink =
  | { label: string; url: string }
  | { label: string; path: string }
  | { label: string; allows: LinkPurpose };

/** Returns the path of a page in the recipient's language; mails queued before accounts had one are in English. */
export function pathFor({ language = 'en' }: Partial<Pick<Recipient, 'language'>>, path: string): string {
  const [english] = siteLanguages;
  return addressIn(path, siteLanguages.find(({ code }) => code === language) ?? english);
}

/** Queued mail: its kind, recipient and content. */
export interface MailDraft {
  kind: Exclude<MailKind, 'reset'>;
  to: Recipient;
  letter: Letter;
  /** Visitor's message that the mail forwards. */
  message?: number;
}

/** Requests one password reset mail for each account of a mail address, if there are any when it is sent. */
export interface ResetDraft {
  kind: 'reset';
  to: { email_key: string };
}

/** Drafts a mail for `enqueueMail`; keeps only those account fields that a mail needs. */
export function draftMail(to: Recipient, kind: MailDraft['kind'], letter: Letter): MailDraft {
  const { id, email, email_key, email_verified_at, first_name, username, language } = to;
  return { kind, to: { id, email, email_key, email_verified_at, first_name, username, language }, letter };
}

/**
 * Returns how a mail addresses its recipient. An unconfirmed address may belong to a stranger who never registered: mails to it contain
 * nothing that another person wrote.
 */
export function accountOf({ email_verified_at, username, language }: Recipient): string {
  return mailTexts[language].account(email_verified_at && isPlainName(username) ? username : null);
}

/** Returns the site owner as a recipient, with account number 0, which no account has. */
export const ownerAt = (email: string): Recipient => ({
  id: 0,
  email,
  email_key: keyOf(email),
  email_verified_at: null,
  first_name: '',
  username: '',
  language: 'en',
});
