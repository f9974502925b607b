export { latinDigits, phoneDigits } from './digits.ts';
export { isEmail } from './is-email.ts';
export { loadNumberReader, loadNumberReaderFor, type Quantity, readNumber } from './read-number.ts';
export { joinerInNames, visibleName } from './visible-name.ts';
export { soughtText, visibleText } from './visible-text.ts';
