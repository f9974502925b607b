import type { UserRow } from '../users/user-repository.ts';
import type { Mail } from './mailer.ts';

/** Whom a mail is written to. */
export type Recipient = Pick<UserRow, 'email' | 'first_name' | 'username'>;

/** What a mail says, and where it leads. */
export interface Letter {
  subject: string;
  lines: readonly string[];
  link?: { label: string; url: string };
}

/** A letter in the look of the brand, as text and as HTML. */
export function composeMail({ email, first_name }: Recipient, { subject, lines, link }: Letter): Mail {
  const paragraphs = [`Namaste ${first_name},`, ...lines];
  return {
    to: email,
    subject: `${subject} | Dopahiya`,
    text: [...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), 'Dopahiya'].join('\n\n'),
    html: page(paragraphs, link),
  };
}

const inks = { page: '#f4f5f2', card: '#ffffff', text: '#141817', stone: '#ffcb1f' };

function page(paragraphs: readonly string[], link: Letter['link']): string {
  const texts = paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`).join('');
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:${inks.text};color:${inks.card};font-weight:600;text-decoration:none`;
  const action = link
    ? `<p style="margin:24px 0 0"><a href="${escape(link.url)}" style="${button}">${link.label}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="en-IN"><body style="margin:0;padding:24px;background:${inks.page};color:${inks.text};font:16px/1.5 sans-serif">`,
    `<div style="max-width:520px;margin:0 auto;padding:28px;background:${inks.card};border-bottom:4px solid ${inks.text}">`,
    `<p style="margin:0 0 20px;font-size:22px;font-weight:700"><span style="padding:4px 8px;border-radius:14px 14px 0 0;background:${inks.stone}">दो</span> Dopahiya</p>`,
    `${texts}${action}</div></body></html>`,
  ].join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
