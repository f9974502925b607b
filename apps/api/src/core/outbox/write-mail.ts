import type { Letter, Recipient } from './draft-mail.ts';
import { mailTexts, type MailTexts } from '../texts/index.ts';
import { isPlainName } from '../names/account-names.ts';

/** Mail, ready to send. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply-To address, if it differs from the sender. */
  replyTo?: string;
  /** Identifies duplicates of the same mail. */
  messageId?: string;
  /** One-click unsubscribe address. */
  unsubscribe?: string;
}

/** Letter with all its links created. */
export type WrittenLetter = Omit<Letter, 'links'> & { links?: readonly { label: string; url: string }[] };

function greetingOf({ email_verified_at, first_name }: Recipient, texts: MailTexts): string {
  return texts.greeting(email_verified_at && isPlainName(first_name) ? first_name : null);
}

/** Renders a letter in the brand's design, as text and HTML. */
export function writeMail(to: Recipient, { subject, lines, links = [], replyTo, unsubscribe }: WrittenLetter): Mail {
  // A mail queued before accounts had a language names none.
  const { language = 'en' }: Partial<Recipient> = to;
  const texts = mailTexts[language];
  const paragraphs = [greetingOf(to, texts), ...lines];
  return {
    to: to.email,
    subject: `${subject} | Dopahiya`,
    text: [...paragraphs, ...links.map(({ label, url }) => `${label}: ${url}`), 'Dopahiya'].join('\n\n'),
    html: page(paragraphs, links, texts),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}

const inks = { page: '#f4f5f2', card: '#ffffff', text: '#141817', stone: '#ffcb1f' };

function page(
  paragraphs: readonly string[],
  links: readonly { label: string; url: string }[],
  { language }: MailTexts,
): string {
  const texts = paragraphs
    .map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escape(text)}</p>`)
    .join('');
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:${inks.text};color:${inks.card};font-weight:600;text-decoration:none`;
  const actions = links
    .map(({ label, url }) => ({ label: escape(label), url: escape(url) }))
    .map(({ label, url }) => `<p style="margin:24px 0 0"><a href="${url}" style="${button}">${label}</a></p>`)
    .join('');
  return [
    `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:${inks.page};color:${inks.text};font:16px/1.5 sans-serif">`,
    `<div style="max-width:520px;margin:0 auto;padding:28px;background:${inks.card};border-bottom:4px solid ${inks.text}">`,
    `<p style="margin:0 0 20px;font-size:22px;font-weight:700"><span style="padding:4px 8px;border-radius:14px 14px 0 0;background:${inks.stone}">दो</span> Dopahiya</p>`,
    `${texts}${actions}</div></body></html>`,
  ].join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
