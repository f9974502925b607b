import choiceTable from '../parser/words/choice-words.json' with { type: 'json' };
import { patternOf, wordsByMeaning } from '../parser/words/word-table.ts';
import { alone } from '../plain-words/alone.ts';
import { fastest } from '../plain-words/read-sorts.ts';

/** What a message chooses. */
type Choice =
  | 'aspect'
  | 'body'
  | 'feature'
  | 'field'
  | 'fuel'
  | 'item'
  | 'lender'
  | 'motorcycle'
  | 'part'
  | 'sort'
  | 'use';

const words = wordsByMeaning(choiceTable);
const patternFor = (meaning: string): string => patternOf(words.get(meaning) ?? []);

/** Patterns of several words that a table cannot list. */
const phrases: Readonly<Record<string, string>> = {
  'sort mileage': String.raw`(?:${patternFor('most')})[\s\p{L}\p{M}]{0,20}?(?:${patternFor('aspect mileage')})`,
  'sort top_speed': fastest,
  'aspect top_speed': fastest,
};

const sources = [...words.keys()].map((meaning) => {
  const [kind = '', value = ''] = meaning.split(' ');
  return { kind, value, source: [patternFor(meaning), phrases[meaning] ?? []].flat().join('|') };
});

const choices = sources.map(({ kind, value, source }) => ({ kind, value, pattern: new RegExp(alone(source), 'iu') }));

/** Returns all choices of a kind in a text, in order of precedence. */
const namesIn = (kind: Choice, text: string): string[] =>
  choices.filter((one) => one.kind === kind && one.pattern.test(text)).map(({ value }) => value);

const firstOf = (kind: Choice) => (text: string) => namesIn(kind, text)[0];

const anyItem = new RegExp(
  alone(sources.flatMap(({ kind, source }) => (kind === 'item' ? [source] : [])).join('|')),
  'iu',
);

/** Returns the text after a charge up to the next one, and the text before it. */
export function besideItem(text: string, item: string): { behind: string; before: string } | null {
  const match = choices.find(({ kind, value }) => kind === 'item' && value === item)?.pattern.exec(text);
  if (!match) return null;
  const behind = text.slice(match.index + match[0].length);
  const next = anyItem.exec(behind);
  return { behind: behind.slice(0, next?.index ?? behind.length), before: text.slice(0, match.index) };
}

/** Each of these returns the first choice of its kind in a message. */
export const readBody = (text: string): string | undefined =>
  firstOf('body')(text) ?? (namesIn('motorcycle', text).length > 0 ? 'motorcycle' : undefined);
export const readFuel = firstOf('fuel');
export const readUse = firstOf('use');
export const readSort = firstOf('sort');
export const readAspect = firstOf('aspect');
export const readItem = firstOf('item');
export const readPart = firstOf('part');
export const readLender = firstOf('lender');
export const readField = firstOf('field');
export const readFeatures = (text: string): string[] => namesIn('feature', text);

const anyChoice = new RegExp(
  alone(sources.flatMap(({ kind, source }) => (kind === 'motorcycle' || kind === 'most' ? [] : [source])).join('|')),
  'giu',
);

/** Removes all recognised choices from a text. */
export const withoutChoices = (text: string): string => text.replaceAll(anyChoice, ' ');
