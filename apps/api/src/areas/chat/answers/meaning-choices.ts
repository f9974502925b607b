import type { ChatReading } from '@dopahiya/engines/chat';
import type { ChatWords } from '../words/chat-words.ts';
import type { Answered } from './answered.ts';

type Doubt = Pick<ChatReading, 'intent' | 'sureness' | 'meanings'>;

/** Checks whether it is too unsure what a message means to answer it; what is not about two-wheelers is searched for in the pages instead. */
export const asksBack = ({ intent, sureness }: Doubt): boolean => sureness === 'unsure' && intent !== 'out_of_scope';

/** Asks which of the likeliest meanings is meant. */
export const whichMeaning = ({ meanings }: Doubt, words: ChatWords): Answered => ({
  reply: words.whichMeaning,
  cards: [],
  choices: choicesOf(meanings, words),
});

/** Adds the other meanings to an answer that is only likely, unless it asks something itself. */
export function withMeanings(answered: Answered, { meanings }: Doubt, words: ChatWords): Answered {
  if (answered.choices.length > 0 || meanings.length === 0) return answered;
  return { ...answered, reply: `${answered.reply} ${words.orMeant}`, choices: choicesOf(meanings, words) };
}

const choicesOf = (meanings: Doubt['meanings'], { meanings: labels }: ChatWords): Answered['choices'] =>
  meanings.map((meaning) => ({ label: labels[meaning], message: labels[meaning] }));
