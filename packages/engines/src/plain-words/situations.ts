import type { Situation as SearchSituation } from '@dopahiya/domain/requests';
import table from '../parser/words/situation-words.json' with { type: 'json' };
import { officeIn } from '../parser/places/office-code.ts';
import { wordsByMeaning } from '../parser/words/word-table.ts';
import { alone } from './alone.ts';

/** A situation in which nobody looks for a bike. */
export type Situation = Exclude<SearchSituation, 'explained'>;

const words = wordsByMeaning(table);

const patternFor = (meaning: string): RegExp | undefined => {
  const sources = words.get(meaning);
  return sources && new RegExp(alone(sources.join('|')), 'iu');
};

const patterns = [...words.keys()]
  .filter((meaning) => meaning.startsWith('said '))
  .map((meaning) => {
    const name = meaning.slice('said '.length) as Situation;
    return { name, said: patternFor(meaning), unless: patternFor(`unless ${name}`) };
  });

/** Returns the situation in a text, even if its words look like a bike search; undefined if none. */
export const situationIn = (text: string): Situation | undefined =>
  officeIn(text) === undefined
    ? patterns.find(({ said, unless }) => said?.test(text) && !unless?.test(text))?.name
    : 'rto_code';
