export { latinDigits, phoneDigits } from './digits.ts';
export { isEmail } from './is-email.ts';
export { loadNumberReader, loadNumberReaderFor, type Quantity, readNumber } from './read-number.ts';
export { bareText, isPlainLine, shownText, normaliseSearchText, visibleText } from './visible-text.ts';
