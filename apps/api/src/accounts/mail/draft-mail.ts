import { isPlainName } from '../users/user-input.ts';
import type { UserRow } from '../users/user-repository.ts';
import type { MailKind } from './mail-budget.ts';
import type { Mail, MailDraft } from './mailer.ts';

/** Whom a mail is written to. */
export type Recipient = Pick<UserRow, 'id' | 'email' | 'email_key' | 'email_verified_at' | 'first_name' | 'username'>;

/** What a mail says, and where it leads. */
export interface Letter {
  subject: string;
  lines: readonly string[];
  links?: readonly MailLink[];
  replyTo?: string;
  unsubscribe?: string;
}

/** Where a mail leads. */
interface MailLink {
  label: string;
  url: string;
}

/** A letter in the look of the brand, as text and as HTML; one that costs something to write is written once it may go. */
export function draftMail(to: Recipient, kind: MailKind, letter: Letter | (() => Promise<Letter>)): MailDraft {
  return { kind, to, write: async () => write(to, typeof letter === 'function' ? await letter() : letter) };
}

/**
 * What an account is called in a mail to its owner. Who has not confirmed an address may be a stranger who never asked for
 * an account: nothing that another wrote stands in a mail to them.
 */
export function accountOf({ email_verified_at, username }: Recipient): string {
  return email_verified_at && isPlainName(username) ? `your account ${username}` : 'your account';
}

function greetingOf({ email_verified_at, first_name }: Recipient): string {
  return email_verified_at && isPlainName(first_name) ? `Namaste ${first_name},` : 'Namaste,';
}

function write(to: Recipient, { subject, lines, links = [], replyTo, unsubscribe }: Letter): Mail {
  const paragraphs = [greetingOf(to), ...lines];
  return {
    to: to.email,
    subject: `${subject} | Dopahiya`,
    text: [...paragraphs, ...links.map(({ label, url }) => `${label}: ${url}`), 'Dopahiya'].join('\n\n'),
    html: page(paragraphs, links),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}

const inks = { page: '#f4f5f2', card: '#ffffff', text: '#141817', stone: '#ffcb1f' };

function page(paragraphs: readonly string[], links: readonly MailLink[]): string {
  const texts = paragraphs
    .map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escape(text)}</p>`)
    .join('');
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:${inks.text};color:${inks.card};font-weight:600;text-decoration:none`;
  const actions = links
    .map(({ label, url }) => ({ label: escape(label), url: escape(url) }))
    .map(({ label, url }) => `<p style="margin:24px 0 0"><a href="${url}" style="${button}">${label}</a></p>`)
    .join('');
  return [
    `<!doctype html><html lang="en-IN"><body style="margin:0;padding:24px;background:${inks.page};color:${inks.text};font:16px/1.5 sans-serif">`,
    `<div style="max-width:520px;margin:0 auto;padding:28px;background:${inks.card};border-bottom:4px solid ${inks.text}">`,
    `<p style="margin:0 0 20px;font-size:22px;font-weight:700"><span style="padding:4px 8px;border-radius:14px 14px 0 0;background:${inks.stone}">दो</span> Dopahiya</p>`,
    `${texts}${actions}</div></body></html>`,
  ].join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
