import { formatNumber } from '@dopahiya/domain/site';
import { figureOfKind, type ReachField, realShareOf } from '@dopahiya/domain/specifications';
import { catalogueBasis } from '../basis.ts';
import { FigureError, maxTableRows, quoteWord, slugsOf } from '../figure-words.ts';
import type { FigureBike, FigureKind } from '../figure-kind.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, unknown, words } from '../pipe-table.ts';
import { factOf, fieldOf } from './specs.ts';

const fields: Readonly<Record<string, { field: ReachField; title: string; unit: string }>> = {
  mileage: { field: 'mileage', title: 'Stated mileage', unit: 'kmpl' },
  range: { field: 'battery_range', title: 'Stated range', unit: 'km' },
};

/** Stated and real-world mileage or range of bikes. */
export const real: FigureKind = {
  form: 'block',
  example: 'real range rizta iqube s1-x',
  ask: ([name, ...bikeWords]) => {
    const asked = fields[name ?? ''];
    if (!asked) throw new FigureError(`${quoteWord(name)} is no figure that differs in use: write mileage or range`);
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: (facts) => ({
        text: pipeTable(
          [words('Bike'), number(asked.title), number('In real use'), words('How we know')],
          slugs.map((slug) => rowOf(bikeOf(facts, slug), asked)),
        ),
        basis: [
          catalogueBasis(facts.date),
          'estimates take a usual share of the stated figure, by size of engine or for batteries',
        ],
      }),
    };
  },
};

function rowOf(bike: FigureBike, { field, unit }: { field: ReachField; unit: string }): string[] {
  const { detail } = bike;
  const value = detail[field];
  if (value === null)
    throw new FigureError(`The ${field.replace('_', ' ')} of '${bike.row.slug}' is not known: name another bike`);
  const stated = factOf(bike, fieldOf(field)) ?? unknown;
  const reported = figureOfKind(detail, field, 'reported');
  if (reported !== null) return [linked(bike), stated, `${formatNumber(reported)} ${unit}`, 'reported in use'];
  const { from, to } = realShareOf(detail, field);
  return [linked(bike), stated, `${Math.round(value * from)} to ${Math.round(value * to)} ${unit}`, 'our estimate'];
}
