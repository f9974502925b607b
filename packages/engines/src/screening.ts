export { type Screening, type ScreeningReason, screenText } from './screening/screen-text.ts';
export { heldWords } from './screening/held-words.ts';
