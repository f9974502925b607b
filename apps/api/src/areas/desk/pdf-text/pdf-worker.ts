import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { pageLines, type PlacedText } from './page-lines.ts';

/** What a worker is asked: the bytes of a PDF, and limits. */
export interface PdfQuestion {
  bytes: Uint8Array;
  maxPages: number;
  maxLength: number;
}

/** What a worker answers: the text, or why there is none. */
export type PdfAnswer = { text: string } | { fault: 'too-many-pages' | 'too-long' | 'locked' | 'damaged' };

async function textOf({ bytes, maxPages, maxLength }: PdfQuestion): Promise<PdfAnswer> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true, useSystemFonts: false });
  if (pdf.numPages > maxPages) return { fault: 'too-many-pages' };
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = pageLines(items.flatMap((item) => ('str' in item ? placed(item) : [])));
    page.cleanup();
    length += text.length + 2;
    if (length > maxLength) return { fault: 'too-long' };
    pages.push(text);
  }
  return { text: pages.filter((page) => page !== '').join('\n\n') };
}

interface Item {
  str: string;
  transform: number[];
  width: number;
}

/** Places a text on its page; text that stands upright or upside down is decoration. */
function placed({ str, transform, width }: Item): PlacedText[] {
  const [across = 0, up = 0, , size = 0, left = 0, baseline = 0] = transform;
  const isLevel = across > 0 && Math.abs(up) < 0.1 * across && size > 0;
  return isLevel && str.trim() !== '' ? [{ text: str, left, right: left + width, baseline, size }] : [];
}

/** Returns why a PDF can't be opened, by the name of the library's error. */
const faultOf = (error: unknown): PdfAnswer => ({
  fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged',
});

const answer = await textOf(workerData as PdfQuestion).catch(faultOf);
parentPort?.postMessage(answer, []);
