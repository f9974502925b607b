export { type LineCode, lineCodes, type LineStanding, lineStandings } from './quotation/line-codes.ts';
export {
  isCounted,
  type LineFlag,
  noQuotation,
  type Quotation,
  type QuotationLine,
  readableLength,
  sumOfLines,
  toPaise,
} from './quotation/quotation.ts';
export { wholeWords } from './quotation/whole-words.ts';
export { lineNames } from '#texts/line-names';
