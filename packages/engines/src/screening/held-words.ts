import { maxScreenedCharacters } from './plain-characters.ts';
import { holdsSuch, type ScreeningReason } from './screen-text.ts';

/** So many characters of what was found are repeated. */
const MAX_SHOWN = 60;

/** The words of a text in which something was found, as they were typed; null where it comes out with other texts alone. */
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

/** The least number from `from` to `to` of which something holds that holds of `to`, and of all from some number on. */
function min(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
