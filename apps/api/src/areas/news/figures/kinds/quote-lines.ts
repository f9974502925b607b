import { type LineStanding, lineCodes, lineNames, lineStandings } from '@dopahiya/engines/quotation';
import { FigureError, expectNoMoreWords, quoteWord } from '../figure-words.ts';
import type { FigureKind } from '../figure-kind.ts';

const standings = [...new Set(Object.values(lineStandings))];

/** Quotation lines with a given status in the quotation checker. */
export const quoteLines: FigureKind = {
  form: 'inline',
  example: 'quote-lines no-basis',
  ask: ([word, ...rest]) => {
    const standing = standings.find((one): one is LineStanding => one === word);
    if (!standing) throw new FigureError(`${quoteWord(word)} is no standing: write one of ${standings.join(', ')}`);
    expectNoMoreWords(rest);
    const names = lineCodes.filter((code) => lineStandings[code] === standing).map((code) => lineNames[code]);
    return { needs: {}, answer: () => ({ text: names.map(uncapitalised).join(', '), basis: [] }) };
  },
};

/** Lower-cases the first letter for use in a sentence, except in abbreviations. */
const uncapitalised = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
