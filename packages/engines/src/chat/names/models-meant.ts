import type { BookedModel } from './name-book.ts';
import type { NameRun } from './name-run.ts';
import { isWeak } from './weak-words.ts';

const isSold = ({ model }: BookedModel): boolean => model.status === 'on_sale';
const isNotGone = ({ model }: BookedModel): boolean => model.status !== 'discontinued';

/** The one model that is meant by words of its name, else those of which one is; none where they say too little. */
export function modelsMeant({ words, candidates, isOfBrand }: NameRun): readonly BookedModel[] {
  const exact = candidates.filter((candidate) => candidate.words.size === words.length);
  const isTold = exact.length > 0 && (isOfBrand || words.length > 1);
  if (words.every(isWeak) && !isTold) return [];
  const sold = candidates.filter(isSold);
  const isGoneMeant = sold.length === 0 || words.length > 1;
  const named = exact.find(isNotGone) ?? (isGoneMeant ? exact[0] : undefined);
  if (named) return [named];
  if (sold.length > 0) return plainestOf(sold);
  const coming = candidates.filter(isNotGone);
  return coming.length > 0 ? coming : candidates;
}

/** The first of them where it has the fewest words: 'Splendor Plus' is the Splendor. */
function plainestOf(sold: readonly BookedModel[]): readonly BookedModel[] {
  const [first, ...others] = sold;
  return first && others.every(({ words }) => words.size > first.words.size) ? [first] : sold;
}
