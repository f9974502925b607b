export { isEmail } from './is-email.ts';
export { latinDigits } from './latin-digits.ts';
export { loadNumberReader, loadNumberReaderFor, type Quantity, readNumber } from './read-number.ts';
export { phoneDigits } from './phone-digits.ts';
export { joinerInNames, visibleName } from './visible-name.ts';
export { soughtText, visibleText } from './visible-text.ts';
