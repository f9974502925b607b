import { describe, expect, it } from 'vitest';
import { pageWords } from './page-words.ts';

const queries = (text: string) => pageWords(text).map(({ query }) => query);

describe('pageWords()', () => {
  it.each([
    ['Road tax', ["'road'", "'tax':*"]],
    ['on-road price?', ["'on'", "'road'", "'price':*"]],
    ["Dealer's quote", ["'dealers'", "'quote':*"]],
    ['emi, EMI and emi', ["'emi'", "'and':*"]],
    ['बीमा', ["'बीमा':* | 'insurance'"]],
    ['गाड़ी का बीमा', ["'बीमा':* | 'insurance'"]],
    ['गाडी ka bima', ["'bima':* | 'insurance'"]],
    ['कर्ज़', ["'कर्ज़':* | 'loan'"]],
    ['e 5', ["'e'", "'5'"]],
    ['', []],
    ['  \u200B ', []],
  ])('reads %j', (text, expected) => {
    expect(queries(text)).toEqual(expected);
  });

  it('keeps words that say nothing where no other stands beside them', () => {
    expect(queries('bike')).toEqual(["'bike':*"]);
  });

  it('leaves no sign in a word that is an operator or ends a text', () => {
    expect(queries(String.raw`a' | !b & (c <-> d):* \ %_ "e" -- f;`)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((word) => `'${word}'`),
    );
  });

  it('takes ten words of forty letters at most', () => {
    expect(pageWords(Array.from({ length: 50 }, (_, place) => `word${place}`).join(' '))).toHaveLength(10);
    expect(pageWords('x'.repeat(20_000))[0]?.word).toHaveLength(40);
  });
});
