export { type LineCode, lineCodes, type LineStanding, lineStandings } from './quotation/line-codes.ts';
export {
  isCounted,
  noQuotation,
  type Quotation,
  type QuotationLine,
  readableLength,
  toPaise,
} from './quotation/quotation.ts';
export { wholeWords } from './quotation/whole-words.ts';
export { lineNames } from '#texts/line-names';
