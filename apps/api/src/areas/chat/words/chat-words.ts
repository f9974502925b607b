import { type ChatWords, english } from './english.ts';
import { hindi } from './hindi.ts';

export type { ChatWords } from './english.ts';

const languages = { en: english, hi: hindi } as const;

/** Returns the chat's texts in a language. */
export const wordsIn = (language: keyof typeof languages): ChatWords => languages[language];

/** Checks whether a message is written in Devanagari. */
export const isHindi = (message: string): boolean => /\p{Script=Devanagari}/u.test(message);
