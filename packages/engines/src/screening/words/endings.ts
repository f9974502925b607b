import topLevelDomains from 'tlds/index.json' with { type: 'json' };
import { plainCharacters } from '../plain-characters.ts';

/** Normalised domain endings, including those reserved by RFC 2606. */
const endings: ReadonlySet<string> = new Set([
  ...topLevelDomains.map(plainCharacters),
  'example',
  'invalid',
  'test',
  'onion',
]);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Endings used only in domains. */
const neverWords = setOf(
  'com net org info biz online website site store shop xyz app io ly gl gg tk ml cf gq cc gov edu club dev zip mobi',
);

/** Endings that are also common English or Hindi words; not conclusive on their own. */
const littleWords = setOf(
  `am an as at be by do he how is it km kg my no ne ki ke na new next now of one or pe pm la ma rs se sa so st th tha the to us you
  we who open call buy see read ps cc mm ya ye hu jo li by here ltd mr dr any can`,
);

/** Endings that are also words after a full stop; not conclusive after a word that ends sentences. */
const wordEndings = setOf(
  `love like best cool fast free fun live safe save show work works help hot pay plus red black blue green gold sale today call
  loan loans cash money price final city home family men kids life news game day date photo photos pics read rent repair report
  review reviews team tips town yes zero world`,
);

/** Romanised Hindi verb endings: 'batao', 'aunga', 'dijiye'. */
const verb = /(?:ao|[aeiou][jrnl]o|unga|ungi|enge|ega|egi|iye|iyega|hai|hain)$/;

/** Words that often end a sentence, even without a space after the full stop. */
const lastWords = setOf(
  `available bike bikes gaadi gadi good great nice ok okay thanks thank please pls reply condition price final sale owner km hai hain
  h ho na nahi me it you free now today tomorrow delhi mumbai pune number no yes sir bhai bro madam papers paper clear loan
  insurance tyres tyre engine mileage scratch scratches dent service serviced done there here that this one two negotiable
  interested offer cash exchange model year color colour pvt co rc noc ready fine sure time visit see come seen read`,
);

/** Rates how likely a name with an ending is a link; null if it may as well be a full stop between two words. */
export function endingOf(name: string, ending: string): 'sure' | 'doubtful' | null {
  if (!endings.has(ending) || !/\p{L}/u.test(name)) return null;
  if (neverWords.has(ending)) return 'sure';
  if (name.length < 2 || littleWords.has(ending)) return null;
  const isWord = lastWords.has(name) || verb.test(name);
  if (ending.length === 2 || wordEndings.has(ending)) return isWord ? null : 'doubtful';
  return isWord ? 'doubtful' : 'sure';
}

/** Checks whether a text is a known domain ending. */
export const isEnding = (ending: string): boolean => endings.has(ending);
