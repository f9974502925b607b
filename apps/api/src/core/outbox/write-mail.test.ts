import { describe, expect, it } from 'vitest';
import { passwordChangedMail } from '../../areas/accounts/mail/account-mails.ts';
import { writeMail } from './write-mail.ts';

const user = {
  id: 1,
  email: 'asha@example.test',
  email_key: 'asha@example.test',
  email_verified_at: new Date('2026-11-21'),
  first_name: '<b>Asha</b>',
  username: 'asha',
  language: 'en',
} as const;

const links = [{ label: 'Choose a new password', url: 'https://site.test/forgot-password?from="a"&b' }];
const mail = writeMail(user, { ...passwordChangedMail(user).letter, links });

describe('a mail', () => {
  it('is in English where it was queued before accounts had a language', () => {
    const { language: _, ...before } = user;
    expect(writeMail(before as typeof user, { subject: 'Hello', lines: [] }).html).toContain('<html lang="en-IN">');
  });

  it('says the same as text and as HTML, in which nothing is markup that somebody wrote', () => {
    expect(mail.text).toContain('https://site.test/forgot-password?from="a"&b');
    expect(mail.html).toContain('href="https://site.test/forgot-password?from=&quot;a&quot;&amp;b"');
    expect(mail.html).toContain('Namaste &lt;b&gt;Asha&lt;/b&gt;,');
    const marked = [{ label: 'See <i>', url: 'https://site.test/' }];
    const { html } = writeMail(user, { subject: 'Hello', lines: ['a <script>'], links: marked });
    expect(html).toContain('>See &lt;i&gt;</a>');
    expect(html).not.toMatch(/<i>|<script/);
  });

  it.each([
    ['whose owner never confirmed the address', { email_verified_at: null }],
    ['whose name was stored with an address in it', { first_name: 'Claim at evil.com', username: 'evil.com' }],
    ['whose name was stored with a change of direction', { first_name: 'Asha\u202Emoc', username: 'a\u202Eb' }],
  ])('greets without a name in the account %s', (_, stored) => {
    const to = { ...user, ...stored };
    const { text, html } = writeMail(to, { ...passwordChangedMail(to).letter, links });
    expect(text).toMatch(/^Namaste,\n\nThe Dopahiya password for your account was changed/);
    expect(html).not.toMatch(/Asha|asha|evil|\u202E/);
  });
});
