import { describe, expect, it } from 'vitest';
import { soughtText, visibleText } from './visible-text.ts';

describe('visibleText', () => {
  it.each([
    ['a zero-width blank', 'classic\u200B 350', 'classic 350'],
    ['direction marks around a pasted text', '\u200Eduke 390\u200F', 'duke 390'],
    ['embeddings and isolates', '\u202Apune\u202C \u2068delhi\u2069', 'pune delhi'],
    ['a byte order mark', '\uFEFFasha@example.in', 'asha@example.in'],
    ['a soft hyphen', 'Thiru\u00ADvananthapuram', 'Thiruvananthapuram'],
    ['a word joiner', 'ktm\u2060', 'ktm'],
    ['joiners between Latin letters', 'he\u200Dro\u200C', 'hero'],
    ['a joiner at an end of Devanagari', '\u200Dश्याम\u200D', 'श्याम'],
  ])('leaves out %s', (_, text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });

  it.each(['श्\u200Dयाम', 'क्\u200Cष क्\u200Dष', 'শ্\u200Dযাম', 'Classic 350', 'réservé', ''])(
    'leaves %j as it is',
    (text) => {
      expect(visibleText(text)).toBe(text);
    },
  );
});

describe('soughtText', () => {
  it('is what was typed in small letters, without blanks around it', () => {
    expect(soughtText(' \u200E Royal\u200B Enfield \uFEFF')).toBe('royal enfield');
  });
});
