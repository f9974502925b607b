import { emailAddress } from './typed-texts.ts';
import { describe, expect, it } from 'vitest';

describe('emailAddress', () => {
  it.each(['\u200Basha@example.in', 'asha@example.in\u200E', 'asha\u00AD@exam\u2060ple.in', ' \uFEFFasha@example.in '])(
    'takes %j without what nobody sees',
    (typed) => {
      expect(emailAddress.parse(typed)).toBe('asha@example.in');
    },
  );

  it.each(['asha@उदाहरण.भारत', 'asha@bücher.example', 'asha@mail.例え.jp'])(
    'takes the international domain of %s',
    (typed) => {
      expect(emailAddress.parse(typed)).toBe(typed.normalize('NFKC'));
    },
  );

  it.each([
    'user@भारत.भारत',
    'a@münchen.de',
    'user@xn--h2brj9c.xn--h2brj9c',
    'a@xn--mnchen-3ya.de',
    'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
  ])('takes %s', (typed) => {
    expect(emailAddress.parse(typed)).toBe(typed.normalize('NFKC'));
  });

  it.each([
    'asha@उदाहरण',
    'asha@ .भारत',
    'आशा@example.in',
    'asha@a@भारत.in',
    'asha@भारत..in',
    'a@xn--',
    'a@in.xn--',
    'a@xn--h2brj9c',
  ])('refuses %j', (typed) => {
    expect(emailAddress.safeParse(typed).success).toBe(false);
  });

  it('refuses what is no address all the same', () => {
    expect(emailAddress.safeParse('asha\u200B').success).toBe(false);
  });
});
