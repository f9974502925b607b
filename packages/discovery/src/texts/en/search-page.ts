import { plural } from '@dopahiya/domain/site';

export const search = 'Search bikes and scooters';
export const example = 'scooter under 1 lakh with 50 kmpl';

export const howRead = 'How your words were read';
export const readAs = 'Your words were read as';
export const parts = 'Parts of the search';
export const sortedBy = (order: string) => `Sorted by ${order}`;
export const yourHeight = 'Your height';
export const heightMissing =
  'We do not know your height. Say it in the search, for example "scooter for a 160 cm rider", or once on the page of a bike under Rider fit.';
export const withoutOne = 'No bike fits all of it. Without one condition';
export const without = (condition: string, count: number) =>
  plural(count, { one: `Without ${condition}: ${count} bike`, other: `Without ${condition}: ${count} bikes` });
/** Of two names, between which 'vs' stands, either is enough. */
const quoted = (names: string) => `"${names.replaceAll(' vs ', '" or "')}"`;
export const nameHas = (names: string) => `Name has ${quoted(names)}`;
export const unknown = (word: string) => `Unknown: "${word}"`;
export const notCounted = (words: readonly string[]) =>
  plural(words.length, {
    one: `No bike that fits has "${words.join(' ')}" in its name, so this word does not count.`,
    other: `No bike that fits has "${words.join(' ')}" in its name, so these words do not count.`,
  });
export const notCountedBeside = (words: readonly string[]) =>
  plural(words.length, {
    one: `No bike's name has "${words.join(' ')}" beside the other words, so this word does not count.`,
    other: `No bike's name has "${words.join(' ')}" beside the other words, so these words do not count.`,
  });
export const unfit = (names: string, wishes: readonly string[]) => {
  const all = wishes.join(', ');
  const notCounting = plural(wishes.length, { one: `${all} does not count`, other: `${all} do not count` });
  return `No bike with ${quoted(names)} in its name fits ${all}. The bikes below go by the name alone: ${notCounting}.`;
};
export const sameEverywhere = (place: string) =>
  `"${place}" does not count for the list: bikes are the same everywhere, prices on the road are not.`;
export const moreFilters = 'Narrow down with more filters';
