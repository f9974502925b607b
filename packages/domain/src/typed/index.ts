export { loadNumberReader, loadNumberReaderFor, type Quantity, readNumber } from './read-number.ts';
export { soughtText, visibleText } from './visible-text.ts';
