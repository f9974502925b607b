export { type Paper, readPaper } from './quotation/read-paper.ts';
export { readQuotation } from './quotation/read-quotation.ts';
