export {
  type Letter,
  type LetterLanguage,
  type LetterPoint,
  letterText,
  lineNamesByLanguage,
  writeLetter,
} from './letter/write-letter.ts';
