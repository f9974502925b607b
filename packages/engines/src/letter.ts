export { type Letter, type LetterLanguage, type LetterPoint, letterText, writeLetter } from './letter/write-letter.ts';
