import { readKinds } from '../../plain-words/read-names.ts';
import type { IndexedModel } from './name-index.ts';
import type { NameRun } from './name-run.ts';
import { isCode, isFamily, isWeak } from './weak-words.ts';

/** Checks whether a model is on sale. */
export const isSold = ({ model }: IndexedModel): boolean => model.status === 'on_sale';
const isNotGone = ({ model }: IndexedModel): boolean => model.status !== 'discontinued';

/** Returns the one model identified by the words, else the candidates; empty if the words are too weak. */
export function matchModels(run: NameRun): readonly IndexedModel[] {
  const { words, candidates } = run;
  const exact = candidates.filter((candidate) => candidate.words.size === words.length);
  if (words.every(isWeak) && !isTold(run, exact.length > 0)) return calledFirst(run);
  const sold = candidates.filter(isSold);
  const then = words.every(isWeak) ? madeIn(run.year, sold) : undefined;
  if (then) return [then];
  const isGoneMeant = sold.length === 0 || words.length > 1;
  const named = exact.find(isNotGone) ?? (isGoneMeant ? exact[0] : undefined);
  if (named) return [named];
  if (sold.length > 0) return plainestOf(sold);
  const coming = candidates.filter(isNotGone);
  return coming.length > 0 ? coming : candidates;
}

/** Returns the only model that is known to have been made in a year. */
function madeIn(year: number | undefined, models: readonly IndexedModel[]): IndexedModel | undefined {
  const made = models.filter(({ model }) => (model.madeFrom ?? Infinity) <= (year ?? 0));
  return made.length === 1 ? made[0] : undefined;
}

/** For 'Hunter vs classic' and 'classic ka mileage', returns the best-selling model whose name starts with the word; body styles are ignored. */
function calledFirst({ words, candidates, isCompared, isAsked }: NameRun): readonly IndexedModel[] {
  const [word = ''] = words;
  if (!isCompared && !(isAsked && words.every(isFamily))) return [];
  const named = candidates.find((one) => isSold(one) && [...one.words][0] === word);
  return named && readKinds(word).length === 0 && /^\p{L}{4,}$/u.test(word) ? [named] : [];
}

/** Checks whether ambiguous words suffice together: next to their brand, a code next to a year, as a full name, or as two words or a name code. */
function isTold({ words, isOfBrand, year }: NameRun, isExact: boolean): boolean {
  if (year !== undefined && words.some(isCode)) return true;
  if (isOfBrand && !words.includes('electric')) return true;
  if (words.length < 2) return false;
  return isExact || words.some(isCode) || words.filter((word) => /^\p{L}{2,}$/u.test(word)).length > 1;
}

/** Returns the first model if its name has the fewest words: 'Splendor Plus' is the Splendor. */
function plainestOf(sold: readonly IndexedModel[]): readonly IndexedModel[] {
  const [first, ...others] = sold;
  return first && others.every(({ words }) => words.size > first.words.size) ? [first] : sold;
}
