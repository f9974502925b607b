import type { Language } from '@dopahiya/domain/site';
import { formatSpecificationIn, specificationGroupsByLanguage } from '@dopahiya/domain/languages';
import { type SpecificationRow } from '@dopahiya/domain/specifications';
import { FigureError, maxTableRows, expectNoMoreWords, quoteWord, slugOf, slugsOf } from '../figure-words.ts';
import type { FigureBike, FigureFacts, FigureKind } from '../figure-kind.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';

const maxFields = 5;

/** One fact of a bike. */
export const spec: FigureKind = {
  form: 'inline',
  example: 'spec classic-350 kerb-weight',
  ask: ([bikeWord, fieldWord, ...rest]) => {
    const bike = slugOf(bikeWord, 'bike');
    const field = fieldOf(fieldWord);
    expectNoMoreWords(rest);
    return {
      needs: { bikes: [bike] },
      answer: (facts) => {
        const text = factOf(bikeOf(facts, bike), fieldOf(fieldWord, facts.language), facts.language);
        if (text !== null) return { text, basis: [facts.texts.basis.catalogue(facts.date)] };
        throw new FigureError(`The ${field.label.toLowerCase()} of '${bike}' is not known: name another bike`);
      },
    };
  },
};

/** Several facts of several bikes: the fields separated by commas, then the bikes. */
export const specs: FigureKind = {
  form: 'block',
  example: 'specs seat-height,kerb-weight activa splendor-plus',
  ask: ([fieldWords, ...bikeWords]) => {
    const names = (fieldWords ?? '').split(',');
    for (const name of names) fieldOf(name);
    if (names.length > maxFields) throw new FigureError(`Name at most ${maxFields} facts`);
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: (facts) => {
        const bikes = slugs.map((slug) => bikeOf(facts, slug));
        const fields = names.map((name) => fieldOf(name, facts.language));
        return {
          text: pipeTable(
            [words(facts.texts.bike), ...fields.map(({ label }) => number(label))],
            bikes.map((bike) => factsRow(bike, fields, facts)),
          ),
          basis: [facts.texts.basis.catalogue(facts.date)],
        };
      },
    };
  },
};

const factsRow = (bike: FigureBike, fields: readonly SpecificationRow[], facts: FigureFacts): string[] => [
  linked(bike),
  ...fields.map((field) => factOf(bike, field, facts.language) ?? facts.texts.unknown),
];

/** Formats a fact as on the bike's page; null if unknown. */
export function factOf({ detail }: FigureBike, row: SpecificationRow, language: Language): string | null {
  const text = formatSpecificationIn(language, detail, row);
  return text === null ? null : plain(text);
}

/** Finds a specification row by its field with hyphens. @throws FigureError if there is none. */
export function fieldOf(word: string | undefined, language: Language = 'en'): SpecificationRow {
  const rows = specificationGroupsByLanguage[language].flatMap((group) => group.rows);
  const row = rows.find(({ field }) => field === word?.replaceAll('-', '_'));
  if (row) return row;
  throw new FigureError(`${quoteWord(word)} is no fact of a bike: write one such as seat-height or kerb-weight`);
}
