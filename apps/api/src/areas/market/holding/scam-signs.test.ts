import { describe, expect, it } from 'vitest';
import { looksLikeScam } from './scam-signs.ts';

describe('looksLikeScam', () => {
  it.each([
    'I am in CISF, got posting to Leh, bike will come by army parcel, 2150 transport charge',
    'QR scan karo paise aa jayenge',
    'Token 1000 dalo warna dusra le jayega, jaldi karo, abhi mil nahi sakta',
    'Share the OTP and the bike is yours',
    'Bank seized vehicle, without RC, urgent sale, whatsapp pe baat karo',
    'मैं सेना में हूँ, बाइक कूरियर से आएगी',
    'Ａｒｍｙ ｐａｒｃｅｌ',
    'army par\u200Bcel',
    'Galti se zyada bhej diya, extra paise wapas kar do. Click this link',
  ])('says so of %s', (text) => {
    expect(looksLikeScam(text)).toBe(true);
  });

  it.each([
    'One owner, serviced at the dealer, bills are there.',
    'Army green Classic 350, single owner, urgent sale as I am moving abroad.',
    'My father is in the army; the bike was bought from the canteen.',
    'Token advance of 2,000 holds it till Sunday.',
    'RC transfer on the spot, NOC in hand, insurance till March.',
    'Tyres changed in June, battery new, small scratch on the tank. Only serious buyers.',
    'RC is with me, loan closed, NOC received. Test ride with your ID card.',
    'पहला मालिक, सर्विस शोरूम में हुई, कागज़ पूरे हैं।',
  ])('says nothing of %s', (text) => {
    expect(looksLikeScam(text)).toBe(false);
  });

  it.each(['scan ', 'rc ', 'click ', 'qr '])('comes to an end with a text of %j alone', (part) => {
    expect(looksLikeScam(part.repeat(5000))).toBe(false);
  });
});
