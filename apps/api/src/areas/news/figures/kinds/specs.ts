import { formatSpecification, type SpecificationRow, specificationGroups } from '@dopahiya/domain/specifications';
import { catalogueBasis } from '../basis.ts';
import { FigureError, maxTableRows, expectNoMoreWords, quoteWord, slugOf, slugsOf } from '../figure-words.ts';
import type { FigureBike, FigureKind } from '../figure-kind.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, plain, unknown, words } from '../pipe-table.ts';

const rows = specificationGroups.flatMap((group) => group.rows);
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
        const text = factOf(bikeOf(facts, bike), field);
        if (text !== null) return { text, basis: [catalogueBasis(facts.date)] };
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
    const fields = (fieldWords ?? '').split(',').map(fieldOf);
    if (fields.length > maxFields) throw new FigureError(`Name at most ${maxFields} facts`);
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: (facts) => {
        const bikes = slugs.map((slug) => bikeOf(facts, slug));
        return {
          text: pipeTable(
            [words('Bike'), ...fields.map(({ label }) => number(label))],
            bikes.map((bike) => factsRow(bike, fields)),
          ),
          basis: [catalogueBasis(facts.date)],
        };
      },
    };
  },
};

const factsRow = (bike: FigureBike, fields: readonly SpecificationRow[]): string[] => [
  linked(bike),
  ...fields.map((field) => factOf(bike, field) ?? unknown),
];

/** Formats a fact as on the bike's page; null if unknown. */
export function factOf({ detail }: FigureBike, row: SpecificationRow): string | null {
  const text = formatSpecification(detail, row);
  return text === null ? null : plain(text);
}

/** Finds a specification row by its field with hyphens. @throws FigureError if there is none. */
export function fieldOf(word: string | undefined): SpecificationRow {
  const row = rows.find(({ field }) => field === word?.replaceAll('-', '_'));
  if (row) return row;
  throw new FigureError(`${quoteWord(word)} is no fact of a bike: write one such as seat-height or kerb-weight`);
}
