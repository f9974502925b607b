import type { ChatCard } from '@dopahiya/domain/chat';

const number = /\d[\d,]*(?:\.\d+)?/g;

const numbersIn = (text: string): string[] => (text.match(number) ?? []).map((one) => one.replaceAll(',', ''));

/** Checks that every number of a reply appears on a card: as a figure, or as part of a name. */
export function hasOnlyKnownNumbers(reply: string, cards: readonly Pick<ChatCard, 'title' | 'facts'>[]): boolean {
  const shown = cards.flatMap(({ title, facts }) => [title, ...facts.flatMap(({ label, value }) => [label, value])]);
  const known = new Set(shown.flatMap(numbersIn));
  return numbersIn(reply).every((one) => known.has(one));
}
