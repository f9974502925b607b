import { describe, expect, it } from 'vitest';
import { containsAddress, keyOf } from './account-names.ts';

describe('containsAddress', () => {
  it.each([
    'You won! Claim at https://evil.example/claim',
    'http:evil',
    'HXXP://EVIL',
    '//evil',
    'evil.example/x',
    'Evil.Com',
    'evil.com.',
    'evil.com, claim now',
    '(evil.com)',
    'evil.com-prize',
    'a.b.evil.co.in',
    't.me',
    'www.evil',
    'see www.evil',
    'asha@evil.example',
    'asha@evil',
    '@asha',
    'mailto:asha',
    '10.0.0.1',
    'evil．com',
    'evil。com',
    'evil｡com',
    'evil․com',
    'evil.com／x',
    'https：／／evil',
    'ｅｖｉｌ.ｃｏｍ',
    'asha＠evil',
    'evil.co\u200Bm',
    'evil\u2060.com',
    'evil.xn--p1ai',
    'खेल.भारत',
    'खेल.कॉम',
    String.raw`\\evil\x`,
    'free-money.example',
  ])('finds one in %j', (text) => {
    expect(containsAddress(text)).toBe(true);
  });

  it.each([
    'Asha',
    "O'Brien",
    'O’Brien',
    'Jean-Luc',
    'Md.',
    'Md. Rafiq',
    'Md.Rafiq',
    'K. R. Narayanan',
    'K.R. Narayanan',
    'K.R.Narayanan',
    'J.R.R. Tolkien',
    'M.S.Dhoni',
    'A. P. J. Abdul Kalam',
    'S.',
    'St. John',
    'Nguyễn',
    'रवि',
    'के.आर. नारायणन',
    'डॉ. शर्मा',
    'क्\u200Dष',
    'Ravi S/O Mohan',
    'María José',
    'Paul·la',
    'Ph.D',
    'Asha.R',
    'bharat.singh',
    'rider_7.9',
    '...',
    'Ravi (Bunty)',
    'X Æ A-12',
  ])('finds none in %j', (text) => {
    expect(containsAddress(text)).toBe(false);
  });
});

describe('keyOf', () => {
  it('is the same for a name that was copied with what nobody sees', () => {
    expect(keyOf('\u200EAsha\u200B')).toBe(keyOf('asha'));
  });

  it.each([
    ['Asha@XN--mnchen-3ya.de', 'asha@München.de'],
    ['user@xn--h2brj9c.xn--h2brj9c', 'user@भारत.भारत'],
  ])('is the same for %s as for %s', (encoded, typed) => {
    expect(keyOf(encoded)).toBe(keyOf(typed));
  });

  it('keeps two addresses apart whose domain no browser can encode', () => {
    expect(keyOf('a@xn--a')).not.toBe(keyOf('a@xn--b'));
  });
});
