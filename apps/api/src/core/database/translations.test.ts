import { describe, expect, it } from 'vitest';
import { inLanguage } from './translations.ts';

const row = { slug: 'a-page', title: 'A page', excerpt: 'Short', translations: { hi: { title: 'एक पेज' } } };

describe('inLanguage', () => {
  it('keeps the English row', () => expect(inLanguage(row, 'en')).toBe(row));

  it('takes what is translated, and the rest from English', () => {
    expect(inLanguage(row, 'hi')).toMatchObject({ slug: 'a-page', title: 'एक पेज', excerpt: 'Short' });
  });

  it('is English without a translation', () => {
    expect(inLanguage({ ...row, translations: {} }, 'hi')).toMatchObject({ title: 'A page' });
  });
});
