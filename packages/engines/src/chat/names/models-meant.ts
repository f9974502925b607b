import { readKinds } from '../../plain-words/read-names.ts';
import type { BookedModel } from './name-book.ts';
import type { NameRun } from './name-run.ts';
import { isCode, isWeak } from './weak-words.ts';

const isSold = ({ model }: BookedModel): boolean => model.status === 'on_sale';
const isNotGone = ({ model }: BookedModel): boolean => model.status !== 'discontinued';

/** The one model that is meant by words of its name, else those of which one is; none where they say too little. */
export function modelsMeant(run: NameRun): readonly BookedModel[] {
  const { words, candidates } = run;
  const exact = candidates.filter((candidate) => candidate.words.size === words.length);
  if (words.every(isWeak) && !isTold(run, exact.length > 0)) return run.isCompared ? calledFirst(run) : [];
  const sold = candidates.filter(isSold);
  const isGoneMeant = sold.length === 0 || words.length > 1;
  const named = exact.find(isNotGone) ?? (isGoneMeant ? exact[0] : undefined);
  if (named) return [named];
  if (sold.length > 0) return plainestOf(sold);
  const coming = candidates.filter(isNotGone);
  return coming.length > 0 ? coming : candidates;
}

/** 'Hunter vs classic': the one that sells most of those whose names begin so; a kind of bike is none. */
function calledFirst({ words: [word = ''], candidates }: NameRun): readonly BookedModel[] {
  const named = candidates.find((one) => isSold(one) && [...one.words][0] === word);
  return named && readKinds(word).length === 0 && /^\p{L}{4,}$/u.test(word) ? [named] : [];
}

/** Whether weak words say enough together: beside their brand, as a whole name, or as two words or a code of one. */
function isTold({ words, isOfBrand }: NameRun, isExact: boolean): boolean {
  if (isOfBrand && !words.includes('electric')) return true;
  if (words.length < 2) return false;
  return isExact || words.some(isCode) || words.filter((word) => /^\p{L}{2,}$/u.test(word)).length > 1;
}

/** The first of them where it has the fewest words: 'Splendor Plus' is the Splendor. */
function plainestOf(sold: readonly BookedModel[]): readonly BookedModel[] {
  const [first, ...others] = sold;
  return first && others.every(({ words }) => words.size > first.words.size) ? [first] : sold;
}
