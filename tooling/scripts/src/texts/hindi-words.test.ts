import { describe, expect, it } from 'vitest';
import { findRuledOutWords } from './hindi-words.ts';

describe('findRuledOutWords()', () => {
  it('finds words that the glossary rules out, in any form', () => {
    const found = findRuledOutWords("export const title = 'समीक्षाएँ और मूल्य';");
    expect(found.map(({ word, instead }) => [word, instead])).toEqual([
      ['समीक्षा', 'रिव्यू'],
      ['मूल्य', 'कीमत या दाम'],
    ]);
  });

  it.each(['तारीख़', 'काग़ज़', 'अमूल्य', 'एक सौ पचपन'])('leaves %s', (text) => {
    expect(findRuledOutWords(text)).toEqual([]);
  });
});
