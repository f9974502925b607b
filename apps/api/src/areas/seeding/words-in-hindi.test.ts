import { readdirSync, readFileSync } from 'node:fs';
import { textFields } from '@dopahiya/domain/specifications';
import { describe, expect, it } from 'vitest';
import type { CatalogueFile } from '../../core/catalogue-file/catalogue-file.ts';
import { sourceInHindi } from '../../core/hindi/source-in-hindi.ts';
import { valueInHindi } from '../../core/hindi/value-in-hindi.ts';
import { dealershipIn } from '../catalogue/index.ts';
import { priceEvents } from '../catalogue/prices/price-events.ts';
import { partInHindi } from '../parts/part-in-hindi.ts';
import { readOwnCatalogue } from '../../testing/test-databases.ts';
import { sampleShowrooms } from './sample-showrooms.ts';

const data = new URL('../../../data/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, data), 'utf8'));

const models = readdirSync(new URL('brands/', data)).flatMap(
  (file) => (read(`brands/${file}`) as CatalogueFile).models,
);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** Word that is no unit, name or address. */
const englishWord = /(?<![\p{L}\d.-])(?!(?:bhp|rpm)\b)[a-z]{3,}(?![\p{L}\d.-])/u;

/** Returns the texts that are unknown in Hindi, or in which an English word stays. */
const missing = (texts: readonly string[], inHindi: (text: string) => string | null) =>
  [...new Set(texts)].filter((text) => englishWord.test(inHindi(text) ?? 'unknown'));

describe('words of the catalogue in Hindi', () => {
  it('are known for every specification, feature and variant', () => {
    const values = models.flatMap(({ specifications, additional_features, variants }) => [
      ...textFields.flatMap((field) =>
        textsOf(new Map<string, unknown>(Object.entries(specifications ?? {})).get(field)),
      ),
      ...(additional_features ?? []),
      ...(variants ?? []).flatMap(({ special_features }) => special_features ?? []),
    ]);
    expect(values.length).toBeGreaterThan(1000);
    expect(missing(values, valueInHindi)).toEqual([]);
  });

  it('are known for every source of a figure, an event or a loan', () => {
    const titles = models.flatMap(({ sources }) => (sources ?? []).map(({ title }) => title));
    const { offers } = read('loan-offers.json') as { offers: { source: string | null }[] };
    const others = [...priceEvents, ...offers].flatMap(({ source }) => source ?? []);
    expect(missing([...titles, ...others], sourceInHindi)).toEqual([]);
  });

  it('are known for every spare part', () => {
    const texts = (
      read('parts.json') as { name: string; description: string; parts: { slug: string; needs: string[] }[] }[]
    ).flatMap(({ name, description, parts }) =>
      [name, description].concat(parts.flatMap(({ slug: _, needs: __, ...part }) => textsOf(part))),
    );
    expect(missing(texts, partInHindi)).toEqual([]);
  });

  it('are known for every sample showroom, where the brand alone stays as it is', async () => {
    const brand = /(?<= · ).+(?=, )/u;
    const texts = sampleShowrooms(await readOwnCatalogue()).flatMap(({ name, address }) => {
      const shown = dealershipIn('hi', { name, address, is_sample: true });
      return [shown.name.replace(brand, ''), shown.address];
    });
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  });
});

describe('valueInHindi', () => {
  it.each([
    ['41 mm Showa upside-down fork, 120 mm travel', '41 मिमी Showa अपसाइड-डाउन फ़ोर्क, 120 मिमी ट्रैवल'],
    ['Analogue with LCD; 4.2-inch TFT on Deluxe and H-Smart', 'एनालॉग, साथ में LCD; Deluxe और H-Smart में 4.2 इंच TFT'],
    ['130 mm drum brakes, the BS4 form of 2017', '130 मिमी के ड्रम ब्रेक, 2017 का BS4 रूप'],
    ['120/70 ZR17', '120/70 ZR17'],
  ])('puts %s in Hindi', (value, hindi) => {
    expect(valueInHindi(value)).toBe(hindi);
  });

  it('leaves what has an unknown word', () => {
    expect(valueInHindi('Quantum fork, adjustable')).toBeNull();
  });
});
