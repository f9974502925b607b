export { pdfLimits, PdfTexts } from './pdf-text/pdf-text.ts';
