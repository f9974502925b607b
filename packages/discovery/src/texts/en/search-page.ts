import { plural } from '@dopahiya/domain/site';

export const search = 'Search bikes and scooters';
export const example = 'scooter under 1 lakh with 50 kmpl';

export const howRead = 'How we read your search';
export const readAs = 'We searched for';
export const parts = 'Parts of the search';
export const sortedBy = (order: string) => `Sorted by ${order}`;
export const yourHeight = 'Your height';
export const heightMissing =
  'Add your height to the search, for example "scooter for a 160 cm rider". Or set it under Rider fit on any bike’s page.';
export const withoutOne = 'No bike matches everything. Try without one condition';
export const without = (condition: string, count: number) =>
  plural(count, { one: `Without ${condition}: ${count} bike`, other: `Without ${condition}: ${count} bikes` });
/** Of two names, between which 'vs' stands, either is enough. */
const quoted = (names: string) => `"${names.replaceAll(' vs ', '" or "')}"`;
export const nameHas = (names: string) => `Name contains ${quoted(names)}`;
export const unknown = (word: string) => `Not understood: "${word}"`;
export const notCounted = (words: readonly string[]) =>
  plural(words.length, {
    one: `No match for "${words.join(' ')}", so we ignored this word.`,
    other: `No match for "${words.join(' ')}", so we ignored these words.`,
  });
export const notCountedBeside = (words: readonly string[]) =>
  plural(words.length, {
    one: `No bike matches "${words.join(' ')}" and your other words, so we ignored this word.`,
    other: `No bike matches "${words.join(' ')}" and your other words, so we ignored these words.`,
  });
export const unfit = (names: string, wishes: readonly string[]) =>
  `No bike named ${quoted(names)} matches ${wishes.join(', ')}. These bikes match the name only.`;
export const sameEverywhere = (place: string) =>
  `We ignored "${place}": the same bikes are sold everywhere. Only on-road prices differ.`;
export const moreFilters = 'More filters';
