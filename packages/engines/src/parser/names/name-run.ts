import { hasCue } from '../../chat/intents/cues.ts';
import type { IndexedModel, NameIndex } from './name-index.ts';
import { isWeak } from './weak-words.ts';
import type { NameItem } from './name-items.ts';

/** Adjacent words of a message that occur together in model names. */
export interface NameRun {
  from: number;
  to: number;
  words: readonly string[];
  /** Models whose names contain all the words, limited to an adjacent brand if there is one. */
  candidates: readonly IndexedModel[];
  isOfBrand: boolean;
  /** Whether it is next to 'vs'. */
  isCompared: boolean;
  /** Whether something of it is asked: 'classic ka mileage', 'price of passion'. */
  isAsked: boolean;
  /** The year beside it. */
  year: number | undefined;
}

/** Words behind a number that make it a quantity. */
export const quantityBehind =
  /^(?:lakhs?|lacs?|k|thousand|hajar|hazar|hazaar|hajaar|हजार|लाख|kms?|किलोमीटर|किमी|kmpl|percent|rs|rupees|rupaye|रुपये|saal|साल|years?|months?|mahine|महीने|महीना|minute|din)$/u;

/** Finds the longest run around a word; words before `after` belong to another name. */
export function runAbout(items: readonly NameItem[], index: number, after: number, names: NameIndex): NameRun | null {
  const word = wordAt(items, index);
  if (word === undefined || isOfKind(items, index, word)) return null;
  const start = {
    from: index,
    to: index,
    words: [word],
    candidates: names.withWord(word),
    isOfBrand: false,
    isCompared: false,
    isAsked: false,
    year: undefined,
  };
  const right = grown(start, items, 1, after);
  const whole = ofBrandBeside(grown(right, items, -1, after), items, after);
  const beside = [items[whole.from - 1], items[whole.to + 1]].map((item) => item?.word ?? '');
  const year = beside.find((one) => /^(?:19[89]|20[0-4])\d$/.test(one));
  return {
    ...whole,
    isCompared: beside.some((one) => versus.test(one)) || isJoined(items, whole),
    isAsked: asking(beside[1] ?? '') || (/^of$/u.test(beside[0] ?? '') && asking(items[whole.from - 2]?.word ?? '')),
    year: year === undefined ? year : Number(year),
  };
}

/** Checks for words that are no names: numbers without a brand, numbers of cc, 'adventure bike'. */
function isOfKind(items: readonly NameItem[], index: number, word: string): boolean {
  const behind = items[index + 1]?.word ?? '';
  if (isNumber(word)) return items[index - 1]?.brand === undefined || /^(?:cc|सीसी)$/u.test(behind);
  return isWeak(word) && /^(?:bikes?|scooters?|बाइक)$/u.test(behind);
}

const isNumber = (word: string): boolean => /^[\d.]+$/.test(word);

/** Returns the name word at a position; a number before a unit is a quantity unless the unit is part of the name: '1200 RS'. */
function wordAt(
  items: readonly NameItem[],
  index: number,
  candidates: readonly IndexedModel[] = [],
): string | undefined {
  const item = items[index];
  const word = item?.meant ?? item?.word;
  const unit = items[index + 1]?.word ?? '';
  const isQuantity = word !== undefined && isNumber(word) && quantityBehind.test(unit);
  return isQuantity && !candidates.some(({ words }) => words.has(unit)) ? undefined : word;
}

function grown(run: NameRun, items: readonly NameItem[], step: 1 | -1, after: number): NameRun {
  const index = step === 1 ? run.to + 1 : run.from - 1;
  const word = wordAt(items, index, run.candidates);
  const isFree = word !== undefined && !run.words.includes(word) && (items[index]?.start ?? 0) >= after;
  const candidates = isFree ? run.candidates.filter(({ words }) => words.has(word)) : [];
  if (!isFree || candidates.length === 0) return run;
  const ends = step === 1 ? { to: index } : { from: index };
  return grown({ ...run, ...ends, words: [...run.words, word], candidates }, items, step, after);
}

/** Checks whether a word joins a run to another name: 'हंटर और क्लासिक'. */
const isJoined = (items: readonly NameItem[], { from, to }: Pick<NameRun, 'from' | 'to'>): boolean =>
  [
    [items[from - 1], items[from - 2]],
    [items[to + 1], items[to + 2]],
  ].some(([joint, other]) => joining.test(joint?.word ?? '') && other?.meant !== undefined && !isWeak(other.meant));

const asking = (word: string): boolean =>
  connective.test(word) || hasCue(word, 'price') || hasCue(word, 'mileage') || hasCue(word, 'emi');

const joining = /^(?:and|or|aur|ya|और|या)$/u;
const versus = /^(?:vs|v\/s|versus|बनाम|than)$/u;

const connective = /^(?:ki|ka|ke|की|का|के|s)$/u;

/** Applies an adjacent brand, also across a connecting word: 'honda ki activa'. */
function ofBrandBeside(run: NameRun, items: readonly NameItem[], after: number): NameRun {
  const before = connective.test(items[run.from - 1]?.word ?? '') ? run.from - 2 : run.from - 1;
  const left = items[before];
  if (left?.brand !== undefined && left.start >= after) return narrowed(run, left.brand, { from: before });
  const right = items[run.to + 1];
  return right?.brand === undefined ? run : narrowed(run, right.brand, { to: run.to + 1 });
}

function narrowed(run: NameRun, brand: string, ends: Partial<NameRun>): NameRun {
  const candidates = run.candidates.filter(({ model }) => model.key.startsWith(`${brand}/`));
  return candidates.length === 0 ? run : { ...run, ...ends, candidates, isOfBrand: true };
}
