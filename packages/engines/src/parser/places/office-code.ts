import { wordsFor } from '../words/search-words.ts';
import { latinWords } from '../names/latin-words.ts';
import { plateLetters, isOffice } from '../../transfer/registration-offices.ts';

const code = String.raw`(${plateLetters.join('|')})[ -]?(\d{1,2})(?: ?[a-z]{1,2}(?: ?\d{1,4})?)?`;
/** Words that ask for the place of a code. */
const asking = String.raw`\?|${wordsFor('ask office')}`;
const asked = new RegExp(String.raw`^(?:(?:${asking})\s+)*${code}(?:\s+(?:${asking}))*$`, 'iu');

/** Returns the registration office whose place a text asks for: 'MH12' of 'mh 12 kahan ka hai'; undefined if it asks something else. */
export function officeIn(text: string): string | undefined {
  const spelled = text
    .split(' ')
    .map((word) => latinWords(word)[0] ?? word)
    .join(' ');
  const [, letters = '', number = ''] = asked.exec(spelled.trim()) ?? [];
  const state = letters.toUpperCase();
  return isOffice(state, Number(number)) ? `${state}${number.padStart(2, '0')}` : undefined;
}
