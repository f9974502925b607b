import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '@dopahiya/domain/site';
import { describe, expect, it } from 'vitest';
import type { CatalogueFile, CatalogueModel } from '../../../core/catalogue-file/catalogue-file.ts';
import { descriptions as english } from '../texts/en/descriptions.ts';
import { descriptions as hindi } from '../texts/hi/descriptions.ts';
import { composeDescription } from './compose-description.ts';
import { composeHighlights } from './compose-highlights.ts';
import type { DescribedBike } from './described-facts.ts';

const folder = join(import.meta.dirname, '../../../../data/brands');
const files = globSync('*.json', { cwd: folder }).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as CatalogueFile,
);
const models = files.flatMap(({ brand, models: ofBrand }) => ofBrand.map((model) => ({ brand, model })));

function factsOf({ brand, model }: (typeof models)[number]): DescribedBike {
  const { specifications } = model;
  return {
    ...model,
    full_name: `${brand.name} ${model.name}`,
    engine_capacity: specifications.engine_capacity ?? null,
    mileage: specifications.mileage ?? null,
    mileage_kind: specifications.mileage_kind ?? null,
    max_power: specifications.max_power ?? null,
    battery_capacity: specifications.battery_capacity ?? null,
    battery_range: specifications.battery_range ?? null,
    range_kind: specifications.range_kind ?? null,
    top_speed: specifications.top_speed ?? null,
  };
}

/** Numbers that a text about a model may hold, as they are written. */
function knownNumbers(facts: DescribedBike, { specifications, variants, colours, launch_date }: CatalogueModel) {
  const figures = Object.values(specifications).filter((value) => typeof value === 'number');
  const [year, , day] = (launch_date ?? '').split('-').map(Number);
  const counts = [variants.length, colours.length, year ?? 0, day ?? 0];
  return new Set([
    ...[...figures, ...counts].map((value) => formatNumber(value)),
    String(year),
    ...numbersIn(facts.full_name),
  ]);
}
const numbersIn = (text: string): string[] => text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];

const written = (['en', 'hi'] as const).flatMap((language) =>
  models.map((entry) => {
    const texts = language === 'en' ? english : hindi;
    const facts = factsOf(entry);
    const paragraphs = composeDescription(facts, entry.model.variants, texts);
    return { language, ...entry, facts, paragraphs, highlights: composeHighlights(facts, texts) };
  }),
);
const nameOf = ({ language, model }: (typeof written)[number]) => `${language} ${model.slug}`;

describe('composed descriptions of every model', () => {
  it('hold no number that is not a fact', () => {
    const wrong = written.flatMap((one) => {
      const numbers = knownNumbers(one.facts, one.model);
      const said = numbersIn([...one.paragraphs, ...one.highlights].join(' '));
      return said.filter((number) => !numbers.has(number)).map((number) => `${nameOf(one)}: ${number}`);
    });
    expect(wrong).toEqual([]);
  });

  it('hold no empty or doubled sentence, and no trace of what is not known', () => {
    const wrong = written.filter(({ paragraphs, highlights }) => {
      const sentences = paragraphs.join(' ').split(/(?<=[।.])\s(?=[^\d])/);
      const text = [...paragraphs, ...highlights].join(' ');
      const hasDoubles = new Set(sentences).size < sentences.length || new Set(highlights).size < highlights.length;
      return (
        hasDoubles || /null|undefined|NaN|\bfalse\b|\s{2}|\s[.।,]|[।.]\s*[।.]|:\s*[.।]/.test(text) || text.trim() === ''
      );
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('end every paragraph with a whole sentence', () => {
    const endings = { en: '.', hi: '।' };
    const wrong = written.filter(({ language, paragraphs }) =>
      paragraphs.some((text) => !text.endsWith(endings[language])),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('hold no English in Hindi but names, units and abbreviations', () => {
    const allowed = new Set(['ABS', 'LED', 'USB', 'bhp', 'Nm', 'rpm', 'kWh']);
    const wrong = written.flatMap((one) => {
      if (one.language === 'en') return [];
      const text = [...one.paragraphs, ...one.highlights]
        .join(' ')
        .replaceAll(one.facts.full_name, '')
        .replaceAll(one.model.name, '');
      return (text.match(/[A-Za-z]+/g) ?? [])
        .filter((word) => !allowed.has(word))
        .map((word) => `${nameOf(one)}: ${word}`);
    });
    expect(wrong).toEqual([]);
  });

  it('begin with the name and the kind', () => {
    const facts = {
      ...factsOf(models[0]!),
      full_name: 'Surya Royal 350',
      body_style: 'cruiser',
      fuel_type: 'petrol',
      status: 'on_sale',
    } as const;
    expect(composeDescription(facts, [], english)[0]).toMatch(/^The Surya Royal 350 is a cruiser\./);
    expect(composeDescription(facts, [], hindi)[0]).toMatch(/^Surya Royal 350 एक क्रूज़र बाइक है।/);
  });

  it('say when a model was launched, but not of one that is only announced', () => {
    const facts = { ...factsOf(models[0]!), launch_date: '2026-12-15' } as const;
    const texts = (status: 'on_sale' | 'upcoming') => composeDescription({ ...facts, status }, [], english).join(' ');
    const launched = english.launched(facts.launch_date);
    expect([texts('on_sale').includes(launched), texts('upcoming').includes(launched)]).toEqual([true, false]);
  });

  it('say no more than the name and kind of a model of which nothing else is known', () => {
    const unknown: DescribedBike = {
      name: 'Royal',
      full_name: 'Surya Royal',
      status: 'upcoming',
      body_style: 'scooter',
      fuel_type: 'electric',
      launch_date: null,
      engine_capacity: null,
      mileage: null,
      mileage_kind: null,
      max_power: null,
      battery_capacity: null,
      battery_range: null,
      range_kind: null,
      top_speed: null,
      specifications: {},
      colours: [],
    };
    expect(composeDescription(unknown, [], hindi)).toEqual([
      'Surya Royal एक इलेक्ट्रिक स्कूटर है, जिसकी बिक्री अभी शुरू नहीं हुई है।',
    ]);
    expect(composeHighlights(unknown, hindi)).toEqual([]);
  });
});
