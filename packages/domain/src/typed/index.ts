export { latinDigits, phoneDigits } from './digits.ts';
export { cleanEmail, isEmail } from './is-email.ts';
export { loadNumberReader, loadNumberReaderFor, type Quantity, readNumber } from './read-number.ts';
export { charactersIn, cleanText, isWithin, textError, type TextErrors, type TextLimits } from './text-limits.ts';
export { bareText, isPlainLine, shownText, normaliseSearchText, visibleText } from './visible-text.ts';
