export { isEmail } from './is-email.ts';
export { latinDigits } from './latin-digits.ts';
export { loadNumberReader, loadNumberReaderFor, type Quantity, readNumber } from './read-number.ts';
export { phoneDigits } from './phone-digits.ts';
export { bareText, isPlainLine, shownText, soughtText, turnsDirection, visibleText } from './visible-text.ts';
