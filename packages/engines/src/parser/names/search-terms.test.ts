import { describe, expect, it } from 'vitest';
import { names } from '../../chat/fixtures/names.ts';
import nameWords from '../words/name-words.json' with { type: 'json' };
import { searchTerms, sizesApart } from './search-terms.ts';

const wordsOf = (text: string) => searchTerms(text).map(({ word }) => word);

describe('searchTerms', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['Royal  ENFIELD', ['royal', 'enfield']],
    ['honda Honda', ['honda']],
    ['350 cc royal', ['350cc', 'royal']],
    ['２００', ['200']],
    ['३५० cc', ['350cc']],
    ['होंडा', ['honda']],
    ['सुज़ुकी', ['suzuki']],
    ['रॉयल एनफील्ड 350', ['royal', 'enfield', '350']],
    ['यामा', ['yamaha']],
    ['क', ['क']],
    ['नमस्ते', ['नमस्ते']],
  ])('reads %j as %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('takes a number with its unit for a size', () => {
    expect(searchTerms('350 cc 2.9kWh 350').map(({ size }) => size)).toEqual([
      { unit: 'cc', amount: 350 },
      { unit: 'kwh', amount: 2.9 },
      undefined,
    ]);
  });

  it('knows a word without its marks', () => {
    expect(searchTerms('MT-15')[0]?.plain).toBe('mt15');
  });

  it('reads no more than ten words', () => {
    expect(searchTerms('a b c d e f g h i j k l m')).toHaveLength(10);
  });
});

describe('sizesApart', () => {
  it('puts the nearest smaller model on sale first, then larger ones, and last those not on sale or unknown', () => {
    const sizes = [310, 125, 400, 250];
    const apart = (engine_capacity: number) => sizesApart({ status: 'on_sale', engine_capacity }, '300');
    expect(sizes.toSorted((one, other) => apart(one) - apart(other))).toEqual([250, 125, 310, 400]);
    expect(sizesApart({ status: 'discontinued', engine_capacity: 300 }, '300')).toBe(Infinity);
    expect(sizesApart({ status: 'on_sale', engine_capacity: null }, '300')).toBe(Infinity);
  });
});

describe('the Devanagari words of names', () => {
  it('have every word of every brand', () => {
    const known = new Set(nameWords.rows.map(([, latin]) => latin));
    const words = names.brands.flatMap(({ name }) => name.toLowerCase().split(/[^a-z]+/));
    expect(words.filter((word) => word !== '' && !known.has(word))).toEqual([]);
  });

  it('are written without the dot below, as the words of a visitor are read', () => {
    expect(nameWords.rows.filter(([word = '']) => word.normalize('NFD').includes('\u093C'))).toEqual([]);
  });
});
