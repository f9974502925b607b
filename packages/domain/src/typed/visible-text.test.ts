import { describe, expect, it } from 'vitest';
import { bareText, shownText, normaliseSearchText, turnsDirection, visibleText } from './visible-text.ts';

const invisible = [
  '\u00AD',
  '\u034F',
  '\u115F',
  '\u1160',
  '\u17B4',
  '\u180B',
  '\u180E',
  '\u200B',
  '\u2060',
  '\u2064',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\uFFF9',
  '\u{1D173}',
  '\u{E0041}',
  '\u{E0100}',
];
const directions = ['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'];

describe.each([
  ['shownText', shownText],
  ['visibleText', visibleText],
  ['bareText', bareText],
])('%s', (_, textOf) => {
  it('leaves out every invisible character', () => {
    expect(invisible.filter((character) => textOf(`As${character}ha`) !== 'Asha')).toEqual([]);
  });

  it.each(['Classic 350', 'réservé', 'நன்றி', ''])('leaves %j as it is', (text) => {
    expect(textOf(text)).toBe(text);
  });
});

describe.each([
  ['shownText', shownText],
  ['visibleText', visibleText],
])('%s', (_, textOf) => {
  it.each(['श्\u200Dयाम', 'क्\u200Cष क्\u200Dष', 'শ্\u200Dযাম', 'مه\u200Cدی'])('keeps the joiners of %j', (text) => {
    expect(textOf(text)).toBe(text);
  });

  it.each([
    ['between Latin letters', 'he\u200Dro\u200C', 'hero'],
    ['at an end of Devanagari', '\u200Dश्याम\u200D', 'श्याम'],
  ])('leaves out joiners %s', (_where, text, expected) => {
    expect(textOf(text)).toBe(expected);
  });
});

describe('shownText', () => {
  it('keeps direction marks, so that they are refused', () => {
    expect(directions.filter((mark) => shownText(`Asha${mark}`) === 'Asha')).toEqual([]);
    expect(directions.every((mark) => turnsDirection(`Asha${mark}`))).toBe(true);
    expect(turnsDirection('Asha')).toBe(false);
  });
});

describe('visibleText', () => {
  it('leaves out direction marks, which come along with copied text', () => {
    expect(directions.filter((mark) => visibleText(`${mark}duke 390${mark}`) !== 'duke 390')).toEqual([]);
  });
});

describe('soughtText', () => {
  it('is what was typed in small letters, without blanks around it', () => {
    expect(normaliseSearchText(' \u200E Royal\u200B Enfield \uFEFF')).toBe('royal enfield');
  });
});
