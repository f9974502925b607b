import { readdirSync, readFileSync } from 'node:fs';

const data = new URL('../api/data/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, data), 'utf8'));

interface Brand {
  brand: { name: string; company: string };
  models: { name: string; variants?: { name: string }[]; colours?: { name: string }[] }[];
}

const brands = readdirSync(new URL('brands/', data)).map((file) => read(`brands/${file}`) as Brand);
const rowsOf = (table: string): object => (read(`tables/${table}.json`) as { rows: object }).rows;
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** Names that Hindi writes as their owners do: makers, models, variants, paints, parts makers, papers and lenders. */
const names = [
  ...brands.flatMap(({ brand, models }) => [
    brand.name,
    brand.company,
    ...models.flatMap(({ name, variants = [], colours = [] }) => [
      name,
      ...variants.map((variant) => variant.name),
      ...colours.map((colour) => colour.name),
    ]),
  ]),
  ...Object.values(rowsOf('values-in-hindi')).flatMap((words: object) => Object.values(words) as string[]),
  ...textsOf(rowsOf('sources-in-hindi')),
  'Canara Bank, Bank of India, Yes Bank, ICICI Bank, Hero FinCorp, UCO Bank, Union Bank of India, State Bank of India, HDFC Bank, Axis Bank',
  'Drillis and Contini, Body Segment Parameters',
  // A maker without a mark has its initials.
  ...brands.flatMap(({ brand: { name } }) => [name.slice(0, 2), name.replaceAll(/(\w)\w*\W*/g, '$1').slice(0, 2)]),
];

/** Other words, by why they are not translated. */
const allowed: Readonly<Record<string, string>> = {
  'the site and the way to English': 'Dopahiya English En',
  'units and abbreviations that people say so':
    'bhp Nm rpm kWh kW W V mm kg kmpl SMS NOC BH GST EMI RTO PIN ABS CBS OTP PDF CSV FIR ISI BIS CSD APR FD HSRP TCS FASTag CGST SGST IDV PUC SI CVT',
  'software and services':
    'WhatsApp Facebook JavaScript Chromium Firefox Safari axe WCAG AA px GeoNames geonames org CC BY Host cybercrime gov in',
  'a law’s own English term, beside the Hindi': 'Key Fact Statement PM DRIVE',
};

const known = new Set(
  [...names, ...Object.values(allowed)].flatMap((text) => wordsOf(text)).map((word) => word.toLowerCase()),
);

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z]+/g) ?? [];
}

/** Codes of registration offices, such as 'DL01'. */
const offices = /\b[A-Z]{2}\d{2}\b/g;

/** Lists the Latin words of texts that are neither names, codes nor typed by the visitor; each once, with the text around it. */
export const latinWords = (texts: readonly string[], typed = ''): string[] => [
  ...new Set(
    texts.flatMap((text) => {
      const strange = wordsOf(text.replaceAll(offices, '')).filter(
        (word) => !known.has(word.toLowerCase()) && !typed.includes(word),
      );
      return strange.length > 0 ? [`${strange.join(' ')}: ${text.trim().slice(0, 90)}`] : [];
    }),
  ),
];
