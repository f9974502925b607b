import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Printed page. */
export interface Printed {
  /** Number of A4 sheets. */
  sheets: number;
  /** Text of each sheet, without spaces between words, which a PDF may lack. */
  texts: string[];
}

/** Typical printer margins. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** Prints the open page to PDF and reads the PDF's content. */
export async function print(page: Page): Promise<Printed> {
  const pdf = (await page.pdf({ format: 'A4', margin, printBackground: true })).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gmu)) objects.set(id, body);
  const sheets = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/u.test(body));
  return { sheets: sheets.length, texts: sheets.map((sheet) => textOf(sheet, objects)) };
}

function textOf(sheet: string, objects: ReadonlyMap<string, string>): string {
  const content = streamOf(objects.get(/\/Contents (\d+)/u.exec(sheet)?.[1] ?? ''));
  let letters = new Map<string, string>();
  let text = '';
  for (const [, font, glyphs = ''] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj/gu)) {
    if (font) letters = lettersOf(objects.get(font), objects);
    else for (const glyph of glyphs.match(glyphOf(letters)) ?? []) text += letters.get(glyph) ?? '';
  }
  return text.replaceAll(/\s/gu, '');
}

/** Some fonts number their glyphs with one byte, others with two. */
const glyphOf = (letters: ReadonlyMap<string, string>): RegExp =>
  [...letters.keys()][0]?.length === 2 ? /../gu : /.{4}/gu;

/** Reads the meaning of a font's glyphs from the table that PDFs have for copying text. */
function lettersOf(font: string | undefined, objects: ReadonlyMap<string, string>): Map<string, string> {
  const table = streamOf(objects.get(/\/ToUnicode (\d+)/u.exec(font ?? '')?.[1] ?? ''));
  const letters = new Map<string, string>();
  for (const [, from = '', to = '', letter = ''] of table.matchAll(/^<(\w{2}|\w{4})> (?:<(\w+)> )?<(\w+)>$/gmu)) {
    const first = parseInt(from, 16);
    for (let glyph = first; glyph <= parseInt(to || from, 16); glyph += 1)
      letters.set(glyph.toString(16).padStart(from.length, '0').toUpperCase(), decode(letter, glyph - first));
  }
  return letters;
}

const decode = (letter: string, ahead: number): string => {
  const units = (letter.match(/.{4}/gu) ?? []).map((unit) => parseInt(unit, 16));
  return String.fromCharCode(...units.map((unit, index) => (index === units.length - 1 ? unit + ahead : unit)));
};

function streamOf(body: string | undefined): string {
  const packed = /stream\n([\s\S]*)\nendstream/u.exec(body ?? '')?.[1];
  if (packed === undefined) return '';
  const bytes = Buffer.from(packed, 'latin1');
  return body?.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : packed;
}
