import { describe, expect, it } from 'vitest';
import { writeMail } from '../../../core/outbox/write-mail.ts';
import { newMessageMail } from '../../market/conversations/message-mail.ts';
import {
  emailChangedMails,
  newAddressMail,
  oldAddressMail,
  passwordChangedMail,
  reusedTokenMail,
} from './account-mails.ts';
import {
  codesRefusedMail,
  recoveryCodeUsedMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from './second-factor-mails.ts';

const url = 'https://site.test/reset';
const asha = {
  id: 1,
  email: 'asha@mail.test',
  email_key: 'asha@mail.test',
  email_verified_at: new Date('2026-11-01'),
  first_name: 'Asha',
  username: 'asha',
  language: 'hi',
} as const;

describe('mails to an account in Hindi', () => {
  it.each([
    ['a new password', passwordChangedMail(asha)],
    ['a new address', newAddressMail(asha)],
    ['a change of address', oldAddressMail(asha, 'new@mail.test')],
    ['a changed address', emailChangedMails(asha, asha)[0]],
    ['a copied session', reusedTokenMail(asha)],
    ['two-step sign-in', secondFactorOnMail(asha)],
    ['its end', secondFactorOffMail(asha)],
    ['a recovery code', recoveryCodeUsedMail(asha, 9)],
    ['wrong codes', codesRefusedMail(asha)],
    ['a message', newMessageMail(asha, { conversation: 1, bike: 'TVS Jupiter' }, { siteOrigin: url, off: 'x' })],
  ])('are in Hindi about %s', (_, draft) => {
    const { subject, lines, links = [] } = draft?.letter ?? { subject: '', lines: [] };
    for (const text of [subject, ...lines, ...links.map(({ label }) => label)])
      expect(text).toMatch(/\p{Script=Devanagari}/u);
  });

  it('greet and name their language', () => {
    const { text, html } = writeMail(asha, { subject: 'विषय', lines: ['पंक्ति'] });
    expect(text).toMatch(/^नमस्ते Asha,/);
    expect(html).toContain('<html lang="hi-IN">');
  });
});
