export { type Paper, readPaper, readQuotation } from './quotation/read-quotation.ts';
