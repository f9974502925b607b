import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patternOf } from './word-table.ts';

interface Table {
  about: string;
  source: string;
  month: string;
  rows: [word: string, meaning: string, language: string][];
}

const tables = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as Table] as const);

describe('tables of words', () => {
  it.each(tables)('%s says what it holds, and each row a word once, its meaning and its language', (_, table) => {
    expect([table.about, table.source].every((text) => text.length > 10)).toBe(true);
    expect(table.month).toMatch(/^20\d\d-\d\d$/);
    const wrong = table.rows.filter(
      ([word, , language]) => word === '' || (language === 'hi') !== /\p{Script=Devanagari}/u.test(word),
    );
    expect(wrong).toEqual([]);
    expect(table.rows.filter(([word]) => word !== word.toLowerCase().replaceAll('\u093C', ''))).toEqual([]);
    const words = table.rows.map(([word, meaning]) => `${word} ${meaning}`);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });
});

describe('patternOf', () => {
  it.each([
    ['off road', 'offroad'],
    ['off road', 'off-road'],
    ['commut*', 'commuting'],
    ['कीमत', 'क़ीमत'],
    ['l & t', 'L & T'],
  ])('%j is also %j', (word, written) => {
    expect(written).toMatch(new RegExp(`^(?:${patternOf([word])})$`, 'iu'));
  });
});
