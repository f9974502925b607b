import { maxScreenedCharacters } from './plain-characters.ts';
import { holdsSuch, type ScreeningReason } from './screen-text.ts';

/** Maximum number of characters quoted from a finding. */
const MAX_SHOWN = 60;

/** Returns the original words that caused a finding; null if it arises only in combination with other texts. */
export function heldWords(text: string, reason: ScreeningReason): string | null {
  const end = text.slice(-maxScreenedCharacters);
  const words = [...end.matchAll(/\S{1,200}/g)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  const between = (first: number, last: number) => end.slice(words[first]?.from ?? 0, words[last]?.to ?? 0);
  const isIn = (first: number, last: number) => holdsSuch(between(first, last), reason);
  const all = words.length - 1;
  if (all < 0 || !isIn(0, all)) return null;
  const last = min(0, all, (at) => isIn(0, at));
  const first = last - min(0, last, (back) => isIn(last - back, last));
  const found = between(first, last).replaceAll(/^[(["'“]|[.,;:!?)\]"'”]{1,3}$/g, '');
  return found.length > MAX_SHOWN ? `${found.slice(0, MAX_SHOWN)}…` : found;
}

/** Returns the smallest number from `from` to `to` that passes a monotonic test. */
function min(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
