import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { CatalogueFile } from '../../core/catalogue-file/catalogue-file.ts';
import { devanagariNames } from '@dopahiya/engines/plain-words';
import { searchTerms } from './search-terms.ts';

const wordsOf = (text: string) => searchTerms(text).map(({ word }) => word);
const brandsFolder = fileURLToPath(new URL('../../../data/brands/', import.meta.url));

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

describe('devanagariNames', () => {
  it('has every word of every brand in the catalogue', () => {
    const brands = readdirSync(brandsFolder).map(
      (name) => JSON.parse(readFileSync(brandsFolder + name, 'utf8')) as CatalogueFile,
    );
    const known = new Set(Object.values(devanagariNames));
    const words = brands.flatMap(({ brand }) => brand.name.toLowerCase().split(/[^a-z]+/));
    expect(words.filter((word) => word !== '' && !known.has(word))).toEqual([]);
  });

  it('is written without the dot below, as the words of a visitor are read', () => {
    const written = Object.keys(devanagariNames).filter((name) => name.normalize('NFD').includes('\u093C'));
    expect(written).toEqual([]);
  });
});
