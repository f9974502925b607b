export { formatDateIn, formatMonthIn } from './dates.ts';
export { asWritten, type Worded, type Wording, wordings } from './wordings.ts';
